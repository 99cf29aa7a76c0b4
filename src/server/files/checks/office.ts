import { type ArchiveKind, FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { unpack } from './unpack';

/** What proves each kind: the entry that says it, and the words it says. */
const proofs: Readonly<Record<string, { entry: string; says: string }>> = {
  docx: { entry: '[Content_Types].xml', says: 'wordprocessingml.document.main+xml' },
  xlsx: { entry: '[Content_Types].xml', says: 'spreadsheetml.sheet.main+xml' },
  odt: { entry: 'mimetype', says: 'application/vnd.oasis.opendocument.text' },
  ods: { entry: 'mimetype', says: 'application/vnd.oasis.opendocument.spreadsheet' },
};

const macros = /(?:^|\/)(?:vbaProject\w*\.bin|vbaData\.xml|Basic\/.+|Scripts\/.+|macrosheets\/.+)$/i;
/** A DTD stands before the root, so the first of a part's bytes tell; UTF-16 has a zero beside each letter. */
const dtd = /<\0?!\0?D\0?O\0?C\0?T\0?Y\0?P\0?E|<\0?!\0?E\0?N\0?T\0?I\0?T\0?Y/;
const beginning = 1_048_576;

/** A document or a sheet of Office or OpenDocument: an archive of the right inside, without macros and without a DTD in its parts (F03). */
export async function checkOffice({ path, ending, limits }: Candidate): Promise<Partial<Checked>> {
  const proof = proofs[ending];
  let proved = false;
  await unpack(path, ending as ArchiveKind, limits, beginning, ({ name }, bytes) => {
    const text = bytes.toString('latin1');
    if (macros.test(name)) throw withMacros();
    if (/\.(?:xml|rels|rdf)$/i.test(name) && dtd.test(text))
      throw new FileRefused('Pliki z definicją DTD nie są przyjmowane ze względów bezpieczeństwa.');
    if (name !== proof?.entry) return;
    if (/macroEnabled/i.test(text)) throw withMacros();
    proved = ending.startsWith('o') ? text.trim() === proof.says : text.includes(proof.says);
  });
  if (!proved) throw mismatch(ending);
  return {};
}

const withMacros = () => new FileRefused('Dokumenty z makrami nie są przyjmowane. Zapisz plik bez makr.');
