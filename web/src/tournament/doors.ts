// Tournaments, as the server keeps them.
import type { Carrier } from '$lib/net';
import type {
  Begin,
  Close,
  Dismiss,
  Finish,
  Join,
  NewTournament,
  Quit,
  TournamentCard,
  TournamentTold,
} from '$lib/wire';

/** What somebody wants of a tournament. */
export type Wish = Join | Quit | Dismiss | Begin | Close | Finish;

const of = (id: string): string => `api/tournaments/${encodeURIComponent(id)}`;

export class TournamentDoors {
  constructor(
    private carrier: Carrier,
    private greet: (name: string) => Promise<unknown>,
  ) {}

  mine = (): Promise<TournamentCard[]> => this.carrier.ask('api/tournaments');
  look = (id: string): Promise<TournamentTold> => this.carrier.ask(of(id));

  async lay(wish: NewTournament, name: string): Promise<string> {
    await this.greet(name);
    return (await this.carrier.ask<{ id: string }>('api/tournaments', wish)).id;
  }

  async ask(id: string, wish: Wish): Promise<TournamentTold> {
    await this.greet('name' in wish && wish.name ? wish.name : '?');
    return this.carrier.ask(`${of(id)}/commands`, wish);
  }
}
