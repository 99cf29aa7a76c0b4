import type { ClientRole, Role } from './areas';
import type { Counted, Scalar } from './field';

/** Records of one kind in which somebody's word or deed is waited for, until they have done it. */
export interface Waiting<Key extends string = string> {
  /** Names the kind within the resource. */
  code: string;
  side: 'office' | 'client';
  /** What there is so many of: one, two to four, five and more. */
  label: readonly [one: string, few: string, many: string];
  /** What is asked of whoever it waits for, with one record. */
  asks: string;
  /** It waits for the office's people with one of these roles; left out, with any. */
  roles?: readonly Role[];
  /** It waits for clients who are one of these in the record's company; left out, for its writers, or for all. */
  clients?: readonly ClientRole[];
  /** Values that the record has; null is none. */
  where?: { readonly [K in Key]?: readonly (Scalar | null)[] };
  /** References to people, of whom one is the reader. */
  mine?: readonly Key[];
  /** References to people of another record, which `by` points to; one of them, or of `mine`, is the reader. */
  through?: { readonly by: Key; readonly mine: readonly string[] };
  /** There are such rows of another resource, pointing to the record. */
  some?: Counted;
  /** The reader has no row of their own in another resource that points to the record. */
  until?: { readonly resource: string; readonly by: string; readonly mine: string };
  /** The day or moment it should be done by. */
  due?: Key;
  /** It waits only so many days before `due`; left out, always. */
  ahead?: number;
  /** Nobody waits any more after `due`. */
  ends?: true;
  /** What it is about in money: an amount, or what is left of it. */
  amount?: Key | readonly [of: Key, less: Key];
  /** The same amount without VAT, told beside it. */
  net?: Key;
  /** Fields that go along, for a screen that tells more of it. */
  facts?: readonly Key[];
  /** Where it is done: the record that a reference points to, or a page under the panel's root; left out, the record itself. */
  to?: Key | `/${string}`;
  /** The page under the panel's root where all of them stand; left out, the list of the resource. */
  list?: `/${string}`;
  /** A step that can be taken where it is told: a transition that asks for nothing more. */
  does?: string;
  /** The component of the first screen that it belongs to; a firm that hides that one hides it too. */
  component?: string;
  /** The entity's handler finds them. */
  found?: true;
}
