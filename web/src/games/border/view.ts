// Made from src/pomezi/games/border/shapes.py by tools/views.py (make views): do not edit.

export type Phase = 'roll' | 'complete' | 'cross' | 'over';

export type Fate = 'free' | 'used' | 'spent' | 'idle';

export type Hex = [number, number];

/** The switches of rules of this game. */
export interface Options {
  /** the starting seat, or that it was drawn */
  start: number | 'drawn';
  /** for seats 0, 1, 2, 3, such as `cabd`; or `dealt` */
  boards: string;
}

/** A territory, as it stands for all. */
export interface TerritoryState {
  /** points for those who close it first */
  first: number;
  /** points for those who close it later */
  later: number;
  /** whether the higher value is gone */
  taken: boolean;
  /** seats */
  closed_by: number[];
}

/** What everybody sees of a player. */
export interface Player {
  /** `a`, `b`, `c` or `d` */
  board: string;
  /** so far */
  points: number;
  /** by closed territory: the points it brought */
  closed: Record<string, number>;
  /** cells */
  crossed: string[];
  /** whether they have crossed all they want to in this turn of another */
  finished: boolean;
}

/** An area that the dice could complete now. */
export interface CompletableArea {
  /** its slug, as in `complete` */
  area: string;
  /** of its cells */
  colour: string;
  /** those still open */
  cells: string[];
  /** all of its colour, from 1; one for each cell is used */
  dice: number[];
}

/** How likely an open area can be completed with the rolls that are left. */
export interface AreaChance {
  /** its slug */
  area: string;
  /** of its cells */
  colour: string;
  /** those still open */
  cells: string[];
  /** so many cases … */
  ways: number;
  /** … of so many */
  out_of: number;
}

/** How likely anything at all can be completed when some dice are kept and the others rolled. */
export interface Keeping {
  /** those kept, from 1 */
  dice: number[];
  /** so many cases, if the rolls after that are played as well as can be, … */
  ways: number;
  /** … of so many */
  out_of: number;
}

/** What the dice can do for a seat; what it holds depends on the phase. */
export interface Own {
  /** for the active player while rolling and completing */
  completable?: CompletableArea[];
  /** for the active player while rolling */
  chances?: AreaChance[];
  /** for the active player while rolling: by every choice of dice */
  keeping?: Keeping[];
  /** for the others while crossing: cells, hidden from everybody, in order */
  crosses?: string[];
  /** for the others while crossing: dice left to use, by colour */
  dice?: Record<string, number>;
  /** for the others while crossing: by die, as `fates` and what they have done */
  fates?: Fate[];
  /** for the others while crossing: how many more cells */
  limit?: number;
}

/** A player's row of the final table. */
export interface Row {
  /** whose */
  seat: number;
  /** `a`, `b`, `c` or `d` */
  board: string;
  /** by closed territory: the points it brought */
  territories: Record<string, number>;
  /** how many */
  closed: number;
  /** the highest single value, which breaks ties */
  best: number;
  /** points */
  total: number;
}

/** What brought the end about, and what decided between equals. */
export interface Decided {
  /** seats that have closed enough; nobody when the game went quiet */
  enders: number[];
  /** seats with the most points */
  level: number[];
  /** of these */
  winners: number[];
  /** so many */
  points: number;
  /** the winners' highest single value */
  best: number;
  /** the highest one among the others who are level; 0 if there are none */
  next: number;
}

/** How it ended. */
export interface Result {
  /** by seat */
  scores: number[];
  /** by seat, 1 = won; places may be shared */
  places: number[];
  /** between whom, and by what */
  decided: Decided;
  /** by seat */
  table: Row[];
}

/** All that a seat may know of a game of The Border. */
export interface BorderView {
  /** whose view this is */
  game: 'border';
  /** which boards */
  edition: string;
  /** the switches of this game */
  options: Options;
  /** the version of the rules it is played by */
  rules: number;
  /** who looks; -1 for a spectator */
  seat: number;
  /** the active player rolls, then completes; the others cross all at the same time */
  phase: Phase;
  /** seats that may act now */
  actors: number[];
  /** the active player */
  turn: number;
  /** the starting player */
  start: number;
  /** from 1 */
  round: number;
  /** rounds without a cross */
  quiet: number;
  /** of the active player */
  rolls_left: number;
  /** five colours; null for a die not rolled yet */
  dice: (string | null)[];
  /** dice used to complete areas, from 1 */
  used: number[];
  /** by die: `free` to be used, `used` by the active player, `spent` by me, `idle` as I am done */
  fates: Fate[];
  /** by slug */
  territories: Record<string, TerritoryState>;
  /** by seat */
  players: Player[];
  /** not for spectators */
  own?: Own;
  /** when the game is over */
  result?: Result;
}

/** A cell, at the same place on all boards. */
export interface Cell {
  /** its slug, as in `cross` */
  cell: string;
  /** where it lies: q to the right, r to the lower right */
  at: Hex;
  /** whether it is crossed from the start */
  white: boolean;
}

/** A territory, the same on all boards. */
export interface Territory {
  /** its slug */
  territory: string;
  /** points for those who close it first */
  first: number;
  /** points for those who close it later */
  later: number;
  /** the cells to cross */
  border: string[];
  /** what they enclose */
  ground: Hex[];
}

/** A coloured area of a board. */
export interface Area {
  /** its slug, as in `complete` */
  area: string;
  /** of its cells */
  colour: string;
  /** of which it is made */
  cells: string[];
}

/** What an edition of The Border brings: four boards over the same cells. */
export interface BorderFacts {
  /** whose edition this is */
  game: 'border';
  /** its key */
  edition: string;
  /** of every board */
  cells: Cell[];
  /** of every board */
  territories: Territory[];
  /** by board: its areas */
  boards: Record<string, Area[]>;
}
