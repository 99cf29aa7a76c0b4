import type { Invoice } from '../domain/ksef/invoice';
import type { Jpk } from '../domain/ksef/jpk';
import type { Upo } from '../domain/ksef/upo';
import type { XmlForm } from '../domain/xml/form';

/** What does not hold together in a document, in Polish. */
export interface ContentFinding {
  says: string;
  /** Surely wrong, or perhaps with a reason. */
  certain: boolean;
}

/**
 * What a file says, read by the server so that no browser opens it; `unreadable` is an invoice or JPK that is not sound.
 * `checked` names what was looked at, in the accusative.
 */
export type FileContent =
  | { kind: 'invoice'; invoice: Invoice; findings: ContentFinding[]; checked: string[]; lines_left: number }
  | { kind: 'upo'; upo: Upo; documents_left: number }
  | { kind: 'jpk'; jpk: Jpk; findings: ContentFinding[]; checked: string[] }
  | { kind: 'form'; form: XmlForm }
  | { kind: 'unreadable'; says: string }
  | { kind: 'other' };

/** Rows that are answered of each list in a file; the rest is counted. */
export const contentRows = 300;
