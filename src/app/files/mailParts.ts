import PostalMime, { type Attachment as Part } from 'postal-mime';

/** A mail within a mail within a mail is somebody's joke. */
const deepest = 4;

/** A file within a mail. */
export interface Attachment {
  file: File;
  /** A picture of the mail's own text, such as a logo under a signature. */
  inline: boolean;
}

/** The files of a saved mail (MIME), those of forwarded mails too; empty for what is no mail. Throws a sentence where it can't be read. */
export async function attachmentsOf(mail: Blob, depth = 0): Promise<Attachment[]> {
  const { attachments } = await read(mail);
  const each = attachments.map((part) => {
    const content = new Blob([part.content as ArrayBuffer]);
    return part.mimeType === 'message/rfc822' && depth < deepest ? attachmentsOf(content, depth + 1) : fileOf(part, content);
  });
  return (await Promise.all(each)).flat();
}

async function read(mail: Blob) {
  try {
    return await PostalMime.parse(await mail.arrayBuffer());
  } catch (cause) {
    // Moved or changed on the disk since it was chosen, or beyond what the reader takes.
    throw new Error(
      'Nie udało się odczytać wiadomości. Otwórz ją w programie pocztowym, zapisz jej załączniki na dysku i dodaj je jako pliki.',
      { cause },
    );
  }
}

function fileOf({ filename, mimeType, disposition, contentId, related }: Part, content: Blob): Attachment {
  // What says that it could be anything says nothing.
  const type = mimeType === 'application/octet-stream' ? '' : mimeType;
  const inline = disposition === 'inline' || (disposition !== 'attachment' && (related === true || contentId !== undefined));
  return { file: new File([content], filename ?? 'załącznik bez nazwy', { type }), inline };
}
