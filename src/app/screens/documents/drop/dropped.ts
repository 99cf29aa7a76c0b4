import type { Candidate, RecognizedFile } from '../../../../contract/dropped';

/** A file of many: what is in it, whose it is to be, and what became of it. */
export interface Dropped {
  file: RecognizedFile;
  /** Null until somebody says whose it is. */
  company: { id: string; title: string } | null;
  /** It is to become a document. */
  take: boolean;
  state: 'ready' | 'done' | 'refused';
  says: string | null;
  /** The document that it became. */
  made: string | null;
}

/** What would not be taken. */
export interface NotTaken {
  name: string;
  says: string;
  /** Where what it says can be seen all the same. */
  file?: File;
}

export const candidateOf = ({ file, company }: Dropped): Candidate | null =>
  file.candidates.find((each) => each.company.id === company?.id) ?? null;

/** Files that were just looked at, beside those that stand: taken where it is known whose they are and none of them is there twice. */
export function addDropped(before: readonly Dropped[], files: readonly RecognizedFile[]): Dropped[] {
  const all = [...before];
  for (const file of files) {
    const company = file.candidates[0]?.company ?? null;
    const one: Dropped = { file, company, take: false, state: 'ready', says: null, made: null };
    all.push({ ...one, take: company !== null && doubleOf(one, all) === null });
  }
  return all;
}

/** Why it seems to be there already: in the office's documents, or among the files themselves; null where it is not. */
export function doubleOf(one: Dropped, among: readonly Dropped[]): string | null {
  const [known] = candidateOf(one)?.duplicates ?? [];
  if (known) return `Już jest: ${known.title}`;
  const other = among.find((each) => each !== one && each.file.id !== one.file.id && isSame(each, one));
  return other ? `To samo co plik ${other.file.name}` : null;
}

function isSame(one: Dropped, other: Dropped): boolean {
  if (one.file.mark === other.file.mark) return true;
  const [mine, theirs] = [candidateOf(one), candidateOf(other)];
  if (!mine?.number || !theirs?.number || mine.company.id !== theirs.company.id) return false;
  return mine.number.toLowerCase() === theirs.number.toLowerCase() && mine.counterparty_name === theirs.counterparty_name;
}

/** What a document of it is for: an office's own JPK is no client's paper. */
export const directionOf = ({ file }: Dropped, ledgers: string): string => (file.kind === 'jpk' ? ledgers : 'from_client');
