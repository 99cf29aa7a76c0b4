import type { Area, ClientRole, Role } from './areas';
import type { DataClass, Grant, Scalar } from './field';
import type { MenuPlace, ThumbPlace } from './menu';
import type { Common, FieldMap, Item } from './record';
import type { Waiting } from './waiting';

type Key<F> = keyof F & string;
/** A field, or a reference without its `_id`. */
export type ColumnKey<F> =
  | Key<F>
  | (Key<F> extends infer K ? (K extends `${infer Base}_id` ? Base : never) : never)
  | 'created_at'
  | 'updated_at';
type SortTerm<F> = `${Key<F> | 'created'}:${'asc' | 'desc'}`;

export interface Labels {
  /** Firma, Firmy, Firm: one, two to four, five and more. */
  one: string;
  few: string;
  many: string;
  /** Titles of screens; the list's is `few`, or this. */
  list?: string;
  create?: string;
  edit?: string;
  /** Inside a sentence, in the accusative: sprawę, sprawy, spraw; left out, pozycję, pozycje, pozycji. */
  accusative?: readonly [one: string, few: string, many: string];
  /** What clients call the section, where it is another word; a firm's own word stands before it. */
  client?: string;
}

/** A rule over several fields, run in the browser and on the server; pure. A method, so that a resource stays assignable to `Resource`. */
export interface Rule<F extends FieldMap> {
  on: Key<F>;
  says: string;
  holds(record: Item<F> & Partial<Common>): boolean;
}

/** Shown and exported, never stored, sorted or filtered. `today` is Warsaw's date. */
export interface Computed<F extends FieldMap> {
  label: string;
  /** The fields that it is computed of, which a list that shows it reads and answers along. */
  from: readonly string[];
  /** It is the whole minutes from one moment to the other, and can be summed. */
  minutes?: readonly [from: string, to: string];
  of(record: Item<F> & Common, today: string): string | number | boolean | null;
}

export interface Action {
  label: string;
  /** What is told once it was done, before the name of what it was done to: „Zatwierdzono”. */
  done?: string;
  on: 'one' | 'selection';
  confirm?: string;
  /** What is sent with it besides what it is done to; anything else is refused as unknown (P11). */
  takes?: readonly string[];
  /** Whoever does it confirms first who they are (S10). */
  stepUp?: boolean;
  /** Whoever sees the record may do it, clients too; left out, whoever may change it. */
  readers?: boolean;
}

/** Rows a client may know of: those hanging on their companies, or on themselves, and meeting `where`. */
export interface ClientRows<F> {
  company?: Key<F> | 'id';
  user?: Key<F> | 'id';
  where?: { [K in Key<F>]?: readonly Scalar[] };
  /** The client's role in that company must be one of these. */
  roles?: readonly ClientRole[];
}

/** Who may know of a row closed by one of its values: of the office, with one of the roles and the grant; of clients, with one of the roles there. */
export interface Circle {
  clients: readonly ClientRole[];
  roles?: readonly Role[];
  grant?: Grant;
}

export type Verb = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** The office's people who lack the area know only of rows meeting `where`. */
export interface Narrowed<F> {
  unless: Area;
  where: { [K in Key<F>]?: readonly Scalar[] };
}

/**
 * The people whose work a record is see it past the walls between teams, and whoever stands in for one of them takes it over while it
 * meets `while`.
 */
export interface Work<F> {
  of: readonly Key<F>[];
  while?: { [K in Key<F>]?: readonly (Scalar | null)[] };
  /** Nobody is two of them: what would make the one who stands in so stays where it was. */
  apart?: boolean;
  /** By such a reference, the one that says somebody stands in there. */
  told?: { [K in Key<F>]?: Key<F> };
}

/** RODO: what is kept of whom, why and for how long. */
export interface Privacy<K extends string = string> {
  purpose: string;
  /** An entry of the retention table. */
  retention: 'books' | 'contract' | 'employment' | 'aml' | 'account' | 'operation';
  /** The class of data a field has unless its type or options say more. */
  data: DataClass;
  /** The day, month or year from whose end its term runs, and where law asks when it all began; left out, those of what it belongs to, or its deletion. */
  counts?: K;
  began?: K;
  /** A day that it is kept until at least, whatever the term. */
  until?: K;
  /** A record is a person, or a company, whose data are handed out as a whole, and erased. */
  subject?: 'person' | 'company';
  /** Records of this resource tie a person to what they come in through; who has none left elsewhere is erased with the last of it. */
  goesWith?: string;
  /** What a client who leaves is given of a record though their panel never showed it; what its handler tells besides (`extras`) goes along. */
  handsOver?: readonly K[];
}

/** What of the records that point here, by which reference, and where their fields hold one of these values. */
interface Hanging {
  resource: string;
  by: string;
  where?: Readonly<Record<string, readonly Scalar[]>>;
}

/** So many records, said only where there are any: one, two to four, five and more; a way to their list. */
export interface Figure extends Hanging {
  says: readonly [one: string, few: string, many: string];
  /** They are late, or those of them whose day has passed. */
  late?: true | string;
}

/** What to do next: open the first of those that hang here in the order of their list, or make one. */
export interface NextStep extends Hanging {
  label: string;
  opens?: boolean;
}

export interface Head<K extends string = string> {
  facts: readonly K[];
  /** Who answers the telephone: a list of people in the record, what in it is the number, and what names them. */
  call?: { list: K; phone: string; name: readonly string[] };
  figures: readonly Figure[];
  /** The likeliest first. */
  next: readonly NextStep[];
}

export interface Definition<F extends FieldMap, C extends string = string> {
  labels: Labels;
  /** Who of the office may open it at all. `own` is everybody logged in, on their own rows alone. */
  area: Area | 'own';
  /** The tenant's module that switches it on; without one it is always on. */
  module?: string;
  /** Its address under the area's root where that is not its name. */
  path?: string;
  /** The last word of the address where one is made; left out, `new`. */
  createWord?: string;
  /** The resource it is reached from; it then has no entry of its own in the menu, and its breadcrumbs go through that one. */
  within?: string;
  /**
   * Its pages stand under the page of the record that its field `by` names, and it has no list of its own: `/trainings/:id/view/:trainingId`,
   * where `path` is that of the other resource.
   */
  beneath?: { resource: string; by: Key<F>; word: string; param: string };
  /** Where its list stands in the menu, and the picture beside it; left out, last of all with a sheet of paper. */
  menu?: MenuPlace;
  /** It has no screens of its own: people work with it where it is used. */
  screens?: false;
  /** The page that it is reached from, by the name of its route, in place of an entry in the menu. */
  under?: string;
  /** What a record is called: one field, or several put together. */
  title: Key<F> | readonly Key<F>[];
  /** Its title is told wherever a record points to it, also to those who may not open it (P09). Left out, to those who may. */
  known?: boolean;
  privacy: Privacy<Key<F>>;
  fields: F;
  computed?: Readonly<Record<C, Computed<F>>>;
  /** Keys that the entity's handler adds to one record's answer; never written, an echo is ignored. */
  extras?: Readonly<Record<string, string>>;
  list: {
    columns: readonly (ColumnKey<F> | NoInfer<C>)[];
    sort: SortTerm<F>;
    search?: readonly Key<F>[];
    filters?: readonly Key<F>[];
    /** What its rows hold whatever its columns, for cells that tell more than their own value. */
    beside?: readonly (Key<F> | NoInfer<C>)[];
    /** What stands under a title where records are picked, to tell those of like names apart. */
    picked?: readonly Key<F>[];
  };
  /** Sections of the form and the show page; left out, all fields in one section. */
  sections?: readonly { title: string; fields: readonly Key<F>[] }[];
  /**
   * Other resources' records pointing here, shown as tabs, called as they are or, among those of one record, by a shorter `label`.
   * `component` is that of the resource's module, and a firm that hides it hides the tab. Tabs of one `group` stand together under its name.
   */
  tabs?: readonly { resource: string; by: string; label?: string; component?: string; group?: string }[];
  /** What is asked about a record first, told over all else on its page. */
  head?: Head<Key<F>>;
  /** Moments at which something happened with a record, told in the timeline of what it hangs on: when it was made, and its own. */
  moments?: readonly (Key<F> | 'created_at')[];
  /** Its page tells what happened with it and with all that hangs on it and has `moments`, in the order of time. */
  timeline?: boolean;
  /** Many are made or changed at once from a file: the office's list leads to a screen for it, for whoever may make one. */
  imports?: boolean;
  /** By what a row of a file is known to speak of a record besides what is unique, tried in this order; `apart` tells several of one from each other. */
  importKeys?: readonly { by: readonly Key<F>[]; apart?: readonly Key<F>[] }[];
  /** A person's family name and given name, which many lists have in one column. */
  importNames?: { family: Key<F>; given: Key<F> };
  /** Rows that one file may hold, where they are more than of other resources. */
  importRows?: number;
  /** Fields that together no two living records of a tenant may share. */
  unique?: readonly (readonly Key<F>[])[];
  rules?: readonly Rule<F>[];
  /** What looks wrong and may be right all the same: told before a file is loaded, never refused. */
  doubts?: readonly Rule<F>[];
  /**
   * Fields that say something only while others hold one of these values; a part of a list's items is `options.correct`. Elsewhere they are
   * neither asked for nor shown, and a form sends them as they begin.
   */
  onlyWhen?: { [K in Key<F> | `${Key<F>}.${string}`]?: { [K in Key<F>]?: readonly Scalar[] } };
  /** People write to each other about a record: whoever sees it sees the posts and may write. */
  conversation?: {
    /** The office may leave notes that clients never get. */
    notes: boolean;
    /** What the office calls it where it need not be with a client. */
    title?: string;
    /** A record is made together with its first post: `post_body` and `post_file_ids` are sent with its fields. */
    opening?: boolean;
    /** References to people whom the record concerns: for the rest of the office nothing in it is unread until they take part. Left out, all. */
    followers?: readonly Key<F>[];
    /** Clients have it in their one list of conversations, called by `title`; what they wrote first stands in `words`, or is the first post. */
    inbox?: { title: Key<F>; words?: Key<F> };
    /** What the office may make of a post: a record of `resource` that points back by `by`, with the post's words and author and what both have. */
    begins?: {
      resource: string;
      by: string;
      words: string;
      author?: string;
      same: readonly Key<F>[];
      sets?: Readonly<Record<string, Scalar>>;
    };
  };
  actions?: Readonly<Record<string, Action>>;
  /** What a record can be printed as: the paper's name in addresses and what people call it; the entity's handler draws it. */
  papers?: Readonly<Record<string, string>>;
  /**
   * What a link from a notice shows of a record to the client it was sent to, without a login: `shows` to whoever holds the link, so nothing
   * that is money, an account or closed; `opens` once a code came by another way. `items` hang on it.
   */
  byLink?: {
    shows: readonly Key<F>[];
    opens?: readonly Key<F>[];
    items?: { resource: string; by: string; shows: readonly string[]; opens?: readonly string[] };
  };
  /** What of it waits for whom, told on their first screen. */
  waiting?: readonly Waiting<Key<F>>[];
  /** The office's verbs; left out, all. */
  may?: readonly Verb[];
  /** Verbs that need one of these roles besides the area. */
  needs?: { [V in Verb]?: readonly Role[] };
  /** Creating, changing and deleting need this area besides. */
  changesNeed?: Area;
  /** Whose side of the walls between teams a record stands on, where it is what the office shares out: who keeps it with their team, who helps alone. */
  walls?: { keepers: readonly Key<F>[]; deputies: readonly Key<F>[] };
  /** References to the people whose work a record is. */
  work?: Work<F>;
  /** References to the people who hold a record: once there is one, the holders themselves or one of these roles say who holds it next. */
  held?: { by: readonly Key<F>[]; roles: readonly Role[]; says: string };
  /** Verbs before which a person confirms who they are (S10); bringing back counts as `delete`. Single fields and actions say it themselves. */
  stepUp?: readonly Verb[];
  /**
   * Rows of other people than oneself need this area too; without one they are for nobody, but for those that their person has `shared`:
   * these the office sees, and changes with the area `keptBy`.
   */
  others?: { by: Key<F>; area?: Area; shared?: Key<F>; keptBy?: Area };
  /** Rows kept from those of the office who lack an area. */
  narrowed?: Narrowed<F>;
  /**
   * A row tells of records of another resource, named in `resource` and, by ids between spaces, in `ids`: it exists for nobody who may not see
   * them all. Where `resource` is empty it tells of none; what is not `among` these nobody sees.
   */
  about?: { resource: Key<F>; ids: readonly Key<F>[]; among: readonly string[] };
  /** Rows whose choice holds one of these values are known to a circle alone. */
  circles?: { by: Key<F>; values: Readonly<Record<string, Circle>> };
  /** What everybody logged in may do with the row that is their own, whatever else they may not. */
  self?: { by: Key<F> | 'id'; may: readonly Verb[]; writes: readonly Key<F>[] };
  /** Left out, clients see nothing. */
  client?: {
    rows: ClientRows<F>;
    may: readonly Verb[];
    /** Its list stands in the client's menu, though the office comes to it by another's. */
    menu?: true;
    /** Its places in the client's bar under the thumb. */
    thumb?: readonly ThumbPlace[];
    hidden?: readonly Key<F>[];
    /** Client roles that may do more than read, in the companies where they have one; left out, all. */
    writers?: readonly ClientRole[];
    /** Values of a record that a client may still edit; its handler tells why any other is closed. */
    editable?: { [K in Key<F>]?: readonly Scalar[] };
    /** What a client may write; left out, every field they can read. */
    writes?: readonly Key<F>[];
    /** Transitions are opened to clients in the state itself. */
  };
}

/** A declared entity. Table, API, checks, screens, access, export and audit follow from it. */
export type Resource<Name extends string = string, F extends FieldMap = FieldMap, C extends string = string> = Definition<
  F,
  C
> & { readonly name: Name };

/** Declares an entity as pure data; a name that is not among its fields or states does not compile. */
export function defineResource<const Name extends string, const F extends FieldMap, const C extends string = never>(
  name: Name,
  definition: Definition<F, C>,
): Resource<Name, F, C> {
  return { name, ...definition };
}
