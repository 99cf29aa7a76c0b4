/**
 * The words every field shares. A field is plain data: `{ type: 'nip', label: 'NIP', required: true }`.
 * What a type means stands in `fields/<type>.ts`; how it looks in `app/fields`; how it is stored in `server/db/columns.ts`.
 */
import type { Right, Role } from './areas';

/** How a value is kept; one line each in `server/db/columns.ts`. `none` is counted or computed, never stored. */
export type Stored =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'moment'
  | 'uuid'
  | 'texts'
  | 'json'
  | 'none';

/** Classes of data for RODO: what a leak would mean. `special` is PESEL, pay, health; `secret` is never shown to anyone. */
export type DataClass = 'public' | 'internal' | 'personal' | 'special' | 'secret';

/** A permission beyond areas that opens a field: `payroll` is given to a person by a manager or superuser. */
export type Grant = 'payroll';

/** How a field may be asked for in a list: `exact` values, a `range` besides, or not at all. */
export type Filtering = 'exact' | 'range' | 'none';

/** How a list may be ordered by it: by Polish alphabet (`text`), by plain value, or not at all. */
export type Sorting = 'text' | 'value' | 'none';

/** What deleting a record does to those that point to it: they hold it, go with it and come back with it, or stay with its name alone. */
export type OnDelete = 'refuse' | 'hide' | 'detach';

export interface FieldOptions {
  /** One more sentence under the input. */
  hint?: string;
  required?: boolean;
  /** Of what is required: rows of a file may leave it out, and the record is asked for it until somebody fills it in. */
  open?: boolean;
  /** Where the server fills it in by itself for a row of a file that leaves it out: from what, as who looks before writing reads it („z nazwy”). */
  filledFrom?: string;
  /** Of what is required in an item of a list: what a row of a file gets that leaves it out, so that the rest of the item is not lost. */
  otherwise?: string;
  /** No two living records of a tenant may share the value. */
  unique?: boolean;
  /** Set by the office's server alone; a client may echo it back and nothing happens. */
  readOnly?: boolean;
  /** May be given when the record is made, never changed after. */
  fixed?: boolean;
  /** Kept encrypted, shown masked; the full value is opened by a call of its own, which is audited. */
  encrypted?: boolean;
  /** Closed to everybody without this grant: not read, filtered, sorted, searched or counted. */
  grant?: Grant;
  /** Whoever changes it, or gives it anything but its default, confirms first who they are (S10). */
  stepUp?: boolean;
  /** What somebody may see or do follows from it, by the word that the rules know it by: giving or changing it is confirmed first (P19). */
  rights?: Right;
  /** reference: what deleting the other record does; left out, `onDeleteOf` in `deletion.ts` says (P21). */
  onDelete?: OnDelete;
  /** Longest text, in characters. */
  max?: number;
  /** Smallest and greatest number. */
  from?: number;
  to?: number;
  /** A telephone to which login codes go: no number that somebody else earns by. */
  codes?: boolean;
  /** date: a day that was, as a birth; a year of two digits is none to come. */
  past?: boolean;
  /** percent: a share of one whole, so 1, 0,5, 3/4 and „pełny” are parts of it and not of a hundred. */
  ofWhole?: boolean;
  /** money: the field of the same record that says in which currency it is; left out, it is złoty. */
  currency?: string;
  /** What a new record starts with. */
  default?: unknown;
  /** Asked of whoever changes one of these fields, and never kept: no record shows it, and it can't be changed by itself. */
  asked?: readonly string[];
  /** Overrides the type's class of data. */
  data?: DataClass;
  /** How much of a row it takes in forms and on pages where that is not as its type: a sixth, a half, two thirds. */
  width?: 'short' | 'half' | 'long';
}

/** `Value` is carried for inference alone; at run time a field holds no values. */
export interface Field<Value = unknown, Options extends FieldOptions = FieldOptions> {
  readonly type: string;
  readonly label: string;
  readonly options: Options;
  readonly value?: Value;
  /** choice, choices, state: value → label and colour. */
  readonly choices?: Readonly<Record<string, Look>>;
  /** state: what may follow what. */
  readonly transitions?: Readonly<Record<string, Transition>>;
  readonly initial?: string;
  /** reference and count: the other resource. */
  readonly resource?: string;
  /** reference: only these may be picked; count: only these are counted. */
  readonly where?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** count: the field of the other resource that points here. */
  readonly by?: string;
  /** count: what is counted besides. */
  readonly plus?: readonly Counted[];
  /** count: fields of the other resource that must hold what these fields of the record hold; `by` among them points past the record. */
  readonly alike?: Readonly<Record<string, string>>;
  /** count: another count of the record that this one is a part of; the two are shown together. */
  readonly outOf?: string;
  /** object list: the fields of one item. */
  readonly of?: Readonly<Record<string, Field>>;
}

/** Records of another resource whose field points here. */
export interface Counted {
  readonly resource?: string;
  readonly by?: string;
  readonly where?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly alike?: Readonly<Record<string, string>>;
}

export type Scalar = string | number | boolean;

export type Color = 'default' | 'info' | 'success' | 'warning' | 'error';
export interface Look {
  label: string;
  /** As the trade writes it, where lists have no room for the label. */
  short?: string;
  /** As clients read it, where the label speaks of them. */
  client?: string;
  color?: Color;
  /** The colour that clients see, where it is another: `warning` says to each side that it is their turn. */
  clientColor?: Color;
  /** Its colour tells how much it weighs and asks nobody for anything, so it stays a dot beside the word. */
  weighs?: true;
}

export interface Transition {
  label: string;
  /** What is told once it was done, before the name of what it was done to: „Przyjęto”. */
  done: string;
  from: readonly string[];
  to: string;
  /** Asked before it is done. */
  confirm?: string;
  /** The transition that takes it back, offered in the word of its end. */
  undo?: string;
  /** A reason must be given; it lands in this field. */
  reason?: string;
  /** Other fields that may be filled in along with it. */
  asks?: readonly string[];
  /** Clients may do it too, or they alone. */
  client?: boolean | 'only';
  /** What the office's button says and asks, where the office does for clients what is theirs to do. */
  office?: { label: string; confirm: string; quiet?: boolean };
  /** Offered for a selection in the list. */
  bulk?: boolean;
  /** Not what a page is for, ever or in these states: its button is not the filled one. */
  quiet?: boolean | readonly string[];
  /** People of the office need one of these roles for it. */
  needs?: readonly Role[];
}

/** What a field type means, the same for browser and server. Every function is pure. */
export interface FieldType<Name extends string = string, Value = unknown> {
  readonly name: Name;
  readonly stored: Stored;
  /** The value's shape in JSON. */
  readonly json: 'string' | 'integer' | 'boolean' | 'array';
  readonly sorting: Sorting;
  readonly filtering: Filtering;
  readonly data: DataClass;
  /** Reads what a person typed, pasted or imported; text it can't read is returned as it came, for `check` to refuse. */
  parse(typed: string, field?: Field): unknown;
  /** A Polish sentence saying what is wrong with the value, or null. Never called with null. */
  check(value: Value, field?: Field): string | null;
  /** The value as people read it; used in tables, CSV and the audit trail. */
  format(value: Value, field?: Field): string;
  readonly examples: { good: readonly Value[]; bad: readonly (readonly [value: unknown, says: string])[] };
}

type Described<Name extends string, Value> = Partial<Omit<FieldType<Name, Value>, 'name' | 'examples'>> &
  Pick<FieldType<Name, Value>, 'check' | 'examples'>;

/** A type is called to declare a field (`nip('NIP', { required: true })`) and read for its rules (`nip.check(value)`). */
export type TypeBuilder<Name extends string, Value> = FieldType<Name, Value> &
  (<const O extends FieldOptions = Record<never, never>>(label: string, options?: O) => Field<Value, O>);

/** Declares a field type; what is left out is a plain text's. */
export function defineFieldType<const Name extends string, Value>(
  name: Name,
  spec: Described<Name, Value>,
): TypeBuilder<Name, Value> {
  const build = (label: string, options = {}) => ({ type: name, label, options });
  return withRules(build, name, spec) as TypeBuilder<Name, Value>;
}

/** The same for types declared with more than a label: the builder is given. */
export function withRules<Name extends string, Value, Build extends object>(
  build: Build,
  name: Name,
  spec: Described<Name, Value>,
): Build & FieldType<Name, Value> {
  const rules: Omit<FieldType<Name, Value>, 'name'> = {
    stored: 'text',
    json: 'string',
    sorting: 'value',
    filtering: 'exact',
    data: 'internal',
    parse: (typed) => typed.trim(),
    format: (value) => String(value),
    ...spec,
  };
  Object.defineProperty(build, 'name', { value: name });
  return Object.assign(build, rules) as Build & FieldType<Name, Value>;
}
