import { filesWithin } from '../../files/mailParts';

/** Attachments of a mail that may tell amounts; a UPO and the mail's own words tell none. */
const tells = /\.(xml|kdu|csv|xlsx)$/i;

/** What hangs on a PDF tells what the PDF shows, of an invoice most often. */
function isOnPdf(file: File, froms: ReadonlyMap<File, File | undefined>): boolean {
  const from = froms.get(file);
  return from !== undefined && (/\.pdf$/i.test(from.name) || isOnPdf(from, froms));
}

/** The attachments of a mail, as a program or Outlook saved it, that may tell amounts; throws a sentence where none does. */
export async function filesOfMail(mail: File): Promise<File[]> {
  const all = await filesWithin(mail);
  const froms = new Map(all.map(({ file, from }) => [file, from]));
  const telling = all.map(({ file }) => file).filter((file) => tells.test(file.name) && !isOnPdf(file, froms));
  // A signed document tells the same as the one in it.
  const signed = new Set(telling.map((file) => froms.get(file)));
  const files = telling.filter((file) => !signed.has(file));
  if (files.length > 0) return files;
  throw new Error('W tej wiadomości nie ma załącznika JPK_V7, KEDU, CSV ani XLSX. Kwot z treści wiadomości nie czytamy.');
}
