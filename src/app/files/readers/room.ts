import { fileLimits } from '../../../contract/files';

/** What may still be taken out of files that are looked into together: a small one can tell of very much. */
export interface Room {
  /** Bytes of what lies packed, before or after. */
  bytes: number;
  /** Signs of a PDF's values. */
  signs: number;
  files: number;
  /** Something was left out for want of it. */
  short: boolean;
}

export const roomWithin = (): Room => ({
  bytes: fileLimits.archive.unpackedBytes,
  signs: 5_000_000,
  files: 500,
  short: false,
});

/** There is no room for it. */
export class NoRoom extends RangeError {
  override readonly name = 'NoRoom';
}
