/** One thing that waits for the reader. */
export interface WaitingItem {
  /** Of which kind it is: the resource's name and the kind's code, `tickets.price`. */
  kind: string;
  resource: string;
  id: string;
  title: string;
  /** What is asked, in words. */
  asks: string;
  company: { id: string; title: string } | null;
  /** A day, or a moment of Warsaw's clock; null where there is none, or where a list may not tell it. */
  due: string | null;
  late: boolean;
  /** Whole grosze. */
  amount: number | null;
  /** The same without VAT, of what is told gross. */
  net?: number;
  /** How many things it asks for, where it asks for several. */
  count: number | null;
  /** The panel's address at which it is done. */
  link: string;
  /** The component of the first screen that it belongs to. */
  component: string | null;
  /** A step that can be taken where it is told. */
  does: { name: string; label: string; done: string } | null;
  /** Values of the record, as the declaration of the kind names them. */
  facts: Record<string, string | number | boolean | null>;
}

/** All that waits of one kind. */
export interface WaitingGroup {
  kind: string;
  resource: string;
  /** What there is so many of: one, two to four, five and more. */
  label: readonly [one: string, few: string, many: string];
  count: number;
  late: number;
  /** The panel's address of them all. */
  link: string;
}

/** What waits for the reader: late first, then by the day it is due, and what has no day last. Of a kind with very many, the first ones. */
export interface Waiting {
  data: WaitingItem[];
  groups: WaitingGroup[];
  /** Of all kinds together, those not in `data` too. */
  total: number;
}

/** Records of one kind that an answer holds for a client, who sees each of them. */
export const mostForClient = 25;
