import PostalMime, { type Attachment as Part } from 'postal-mime';
import { withReadableNames } from './mailNames';
import { isMail } from './uploads';

/** A mail within a mail within a mail is somebody's joke. */
const deepest = 4;

/** A file within a mail. */
export interface Attachment {
  file: File;
  /** The mail's own, which nobody means by its attachments: a picture of its text, such as a logo, or its signature. */
  inline: boolean;
}

/** The files of a saved mail (MIME), those of forwarded mails too; empty for what is no mail. Throws a sentence where it can't be read. */
export async function attachmentsOf(mail: Blob, depth = 0): Promise<Attachment[]> {
  const { attachments } = await read(mail);
  const each = attachments.map(async (part) => {
    const content = new Blob([part.content as ArrayBuffer]);
    const isMailToo = part.mimeType === 'message/rfc822' || isMail(part.filename ?? '');
    // One that can't be read loses none of the others; one without files of its own is told as it came.
    const within = isMailToo && depth < deepest ? await attachmentsOf(content, depth + 1).catch(() => []) : [];
    return within.length > 0 ? within : fileOf(part, content);
  });
  return (await Promise.all(each)).flat();
}

async function read(mail: Blob) {
  try {
    return await PostalMime.parse(withReadableNames(new Uint8Array(await mail.arrayBuffer())));
  } catch (cause) {
    // Moved or changed on the disk since it was chosen, or beyond what the reader takes.
    throw new Error(
      'Nie udało się odczytać wiadomości. Otwórz ją w programie pocztowym, zapisz jej załączniki na dysku i dodaj je jako pliki.',
      { cause },
    );
  }
}

/** How a file of a type ends that its mail gives no name. */
const endings: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'text/xml': '.xml',
  'text/csv': '.csv',
  'text/plain': '.txt',
  'text/html': '.html',
  'application/zip': '.zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/msword': '.doc',
  'application/vnd.ms-excel': '.xls',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'image/tiff': '.tif',
};
/** What Outlook packs attachments into, whatever it is called on its way. */
const outlooks = 'application/ms-tnef';

function nameOf({ filename, mimeType }: Part): string {
  if (mimeType === outlooks) return 'winmail.dat';
  // A name may come with the folders that it had on the sender's disk.
  const name = filename?.split(/[\\/]/).at(-1)?.trim();
  return name || `załącznik bez nazwy${endings[mimeType] ?? ''}`;
}

/** Signs a whole mail; one of a file is called after it. */
const isOwnSignature = (name: string, type: string): boolean =>
  /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(type) && /^(?:smime\.p7s|signature\.asc|załącznik bez nazwy)$/i.test(name);
/** What a mail's text can show; a PDF or a sheet that a program put among it is meant as a file all the same. */
const isShown = (type: string): boolean => /^(?:image\/|text\/(?:plain|html)$)/.test(type);

function fileOf(part: Part, content: Blob): Attachment {
  const { mimeType, disposition, contentId, related } = part;
  const name = nameOf(part);
  // What says that it could be anything says nothing.
  const type = mimeType === 'application/octet-stream' ? '' : mimeType;
  const isPlaced = disposition === 'inline' || (disposition !== 'attachment' && (related === true || contentId !== undefined));
  return { file: new File([content], name, { type }), inline: (isPlaced && isShown(mimeType)) || isOwnSignature(name, mimeType) };
}
