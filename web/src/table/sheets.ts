// What can lie over the table.
export type Sheet = '' | 'actions' | 'more' | 'settings' | 'resign' | 'end' | 'bots' | 'since' | 'agreed';
