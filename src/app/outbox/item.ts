/** Forms of a thing's name as a count wants them: plik, pliki, plików. */
export type Named = readonly [one: string, few: string, many: string];

/** One call of a delivery, as `request` makes it. */
export interface Call {
  method: 'POST' | 'PUT';
  path: string;
  body?: Readonly<Record<string, unknown>>;
  /**
   * Where the ids of the sent files go: in place of the field's value, or after what its list holds. With `beside`, an address that answers the
   * object `within` the body as the server has it, after what it holds there.
   */
  files?: { field: string; many: boolean; within?: string; beside?: string };
  /** Code of a refusal which says that an earlier try, whose answer was lost, had done it. */
  done?: string;
}

/** What is to be sent: its files first, then the calls in their order. Written down beside the form that makes it. */
export interface Delivery {
  named: Named;
  /** What the person knows it by. */
  title: string;
  /** The form it comes from, and goes back to; deliveries of one place are sent in their order. */
  place: string;
  /** The panel's own path of that form. */
  address: string;
  calls: readonly Call[];
  /** What the form needs to be filled with it again. */
  draft?: unknown;
}

/** Why the server did not take it. */
export interface Fault {
  says: string;
  /** The field that, sent as true, says it is wanted all the same. */
  asks: string | null;
}

export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** A delivery that waits on this device, or what of one is begun and not to be sent yet. Moments are milliseconds since 1970. */
export interface Item {
  /** Also the key under which the server does it once. */
  id: string;
  at: number;
  state: 'begun' | 'waiting' | 'refused';
  /** How often it was tried in vain, and when it may be tried next. */
  tries: number;
  next: number;
  /** It outlives the page. */
  kept: boolean;
  delivery: Delivery;
  files: readonly FileFacts[];
  /** Ids of the files that the server has already. */
  stored: readonly string[];
  /** What was said yes to. */
  said: Readonly<Record<string, true>>;
  fault: Fault | null;
}

/** Something whose key is gone: it can't be read any more, only told of. */
export interface Lost {
  id: string;
  at: number;
  named: Named;
  /** Nobody had sent it. */
  begun: boolean;
}

/** Where items lie. */
export interface Vault {
  read(): Promise<{ items: readonly Item[]; lost: readonly Lost[] }>;
  add(item: Item, files: readonly File[]): Promise<void>;
  change(item: Item): Promise<void>;
  file(item: Item, nth: number): Promise<File>;
  remove(ids: readonly string[]): Promise<void>;
}
