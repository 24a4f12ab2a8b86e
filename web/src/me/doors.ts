// What I wish to be told, and how, as the server keeps it.
import type { Carrier } from '$lib/net';
import type { BrowserForm, NewHook, Notices, WishForm } from '$lib/wire';

const MINE = 'api/me/notices';
const part = encodeURIComponent;

export class NoticeDoors {
  constructor(private carrier: Carrier) {}

  look = (): Promise<Notices> => this.carrier.ask(MINE);
  wish = (wishes: WishForm): Promise<Notices> => this.carrier.ask(MINE, wishes);
  subscribe = (browser: BrowserForm): Promise<Notices> => this.carrier.ask(`${MINE}/browser`, browser);
  unsubscribe = (endpoint: string): Promise<Notices> => this.carrier.ask(`${MINE}/browser/off`, { endpoint });
  mail = (mail: string): Promise<Notices> => this.carrier.ask(`${MINE}/mail`, { mail });
  letter = (key: string, deed: 'confirm' | 'stop'): Promise<unknown> =>
    this.carrier.ask(`api/letters/${part(key)}/${deed}`, {});
  addHook = (address: string): Promise<NewHook> => this.carrier.ask(`${MINE}/hooks`, { address });
  testHook = (id: string): Promise<unknown> => this.carrier.ask(`${MINE}/hooks/${part(id)}/test`, {});
  removeHook = (id: string): Promise<Notices> => this.carrier.ask(`${MINE}/hooks/${part(id)}/remove`, {});
}
