import type { StoredFile } from './files';

/** V02: entries of an archive that are taken out at once, files that are looked at at once, and documents that are made at once. */
export const droppedLimits = { unpack: 20, recognize: 50, take: 20 } as const;

/** What came of a part of an archive. */
export interface Unpacked {
  files: StoredFile[];
  /** Entries that were not taken, each with why. */
  refused: { name: string; says: string }[];
  /** All that the archive holds. */
  total: number;
  /** Where the rest begins; null where there is none. */
  next: number | null;
}

/** A company that a file may belong to, and what its document would say. */
export interface Candidate {
  company: { id: string; title: string };
  document_type: 'purchase_invoice' | 'sales_invoice' | 'correction' | 'sales_correction' | 'jpk' | 'upo' | 'other';
  period: string;
  number: string | null;
  counterparty_name: string | null;
  /** Hundredths of the currency. */
  gross_amount: number | null;
  currency: string | null;
  findings: { says: string; certain: boolean }[];
  /** Documents of the company with the same bytes, or the same number of the same other party. */
  duplicates: { id: string; title: string }[];
}

/** A file of one's own that no record holds yet, with what is in it and whose it may be, the likeliest first. */
export interface RecognizedFile {
  id: string;
  name: string;
  kind: 'invoice' | 'jpk' | 'unreadable' | 'other';
  /** What it is in words, where nobody's company is on it. */
  says: string;
  /** The same of the same bytes. */
  mark: string;
  candidates: Candidate[];
}

/** Which files became documents, and why others did not. */
export interface TakenDocuments {
  made: { file_id: string; id: string }[];
  refused: { file_id: string; says: string }[];
}
