import { attachmentsOf } from '../../files/mailParts';

/** Attachments of a mail that may tell amounts; a UPO and the mail's own words tell none. */
const telling = /\.(xml|kdu|csv|xlsx)$/i;

/** The attachments of a saved mail that may tell amounts; throws a sentence where none does. */
export async function filesOfMail(mail: File): Promise<File[]> {
  const files = (await attachmentsOf(mail)).map(({ file }) => file).filter(({ name }) => telling.test(name));
  if (files.length > 0) return files;
  throw new Error('W tej wiadomości nie ma załącznika JPK_V7, KEDU, CSV ani XLSX. Kwot z treści wiadomości nie czytamy.');
}
