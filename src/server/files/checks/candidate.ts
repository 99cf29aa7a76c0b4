import type { FileEnding } from '../../../contract/files';
import type { Limits } from '../../limits';
import type { FileFacts } from './invoice';

/** A file as it came: where it lies, the ending of its name (empty where it has none), and where a cleaned copy may be written. */
export interface Sent {
  path: string;
  ending: string;
  cleaned: string;
  limits: Limits['files'];
}

/** A file to be checked as the kind that it is taken for. */
export interface Candidate extends Sent {
  ending: FileEnding;
}

/** What a file proved to be. */
export interface Checked {
  mime: string;
  /** Of the kind that it is kept as. */
  ending: FileEnding;
  pages: number | null;
  /** The copy is to be kept instead of what came. */
  rewritten: boolean;
  /** What an invoice in it says. */
  facts: FileFacts | null;
}
