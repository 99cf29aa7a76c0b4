import type { FileEnding } from '../../../contract/files';
import type { Limits } from '../../limits';
import type { FileFacts } from './invoice';

/** A file to be checked: where it lies, what its name says it is, and where a cleaned copy may be written. */
export interface Candidate {
  path: string;
  ending: FileEnding;
  cleaned: string;
  limits: Limits['files'];
}

/** What a file proved to be. */
export interface Checked {
  mime: string;
  pages: number | null;
  /** The copy is to be kept instead of what came. */
  rewritten: boolean;
  /** What an invoice in it says. */
  facts: FileFacts | null;
}
