import PostalMime, { type Attachment as Part } from 'postal-mime';
import { refusalOfEnding } from '../../contract/files';
import { signsOf } from '../../lib/bytes';
import { filesOfArchive } from './archiveParts';
import { endings, lastOf, namedFile } from './innerNames';
import { withReadableNames } from './mailNames';
import { type Letter, wordsOfPage } from './readers/letter';
import { mayHold } from './readers/mayHold';
import { isOutlookMail as isOutlookContent, readOutlookMail } from './readers/outlookMail';
import { filesOfPdf } from './readers/pdfFiles';
import { NoRoom, type Room, roomWithin } from './readers/room';
import { Sealed, sealedByPgp, signedContent } from './readers/signedData';
import { filesOfXml } from './readers/signedXml';
import { filesOfTnef, isTnef } from './readers/tnef';
import { isMail, isOpened, isOutlookMail, isOutlooks, isSignedMail, openedBytes } from './uploads';

/** A saved mail's own words; null of what is no mail, or can't be read. */
export async function letterOf(file: File): Promise<Letter | null> {
  if (isOutlookMail(file.name)) return readOutlookMail(await bytesOf(file), roomWithin()).letter();
  if (!isMail(file.name)) return null;
  const { from, date, subject, text, html } = await read(file);
  const address = from && 'address' in from && from.address ? `<${from.address}>` : null;
  return {
    from: [from?.name, address].filter(Boolean).join(' ') || null,
    date: date ?? null,
    subject: subject?.trim() || null,
    // What PGP encrypted are no words.
    text: sealedByPgp(text ?? '') ? '' : text?.trim() || wordsOfPage(html ?? ''),
  };
}

/** A mail within a mail within a mail is somebody's joke. */
const deepest = 4;

/** A file within another. */
export interface Attachment {
  file: File;
  /** The mail's own, which nobody means by its attachments: a picture of its text, such as a logo, or its signature. */
  inline: boolean;
  /** Why nobody can open it; left out where somebody can. */
  fault?: string;
  /** The document that it was in; left out for what hung on a mail. */
  from?: File;
}

/** The files of a saved mail (MIME), with what they hold themselves; empty for what is no mail. Throws a sentence where it can't be read. */
export async function attachmentsOf(mail: Blob, depth = 0, room = roomWithin()): Promise<Attachment[]> {
  const { attachments, text } = await read(mail);
  const fault = sealedByPgp(text ?? '');
  const words: Attachment[] = fault ? [{ file: new File([], 'treść wiadomości'), inline: false, fault }] : [];
  // Beside what is encrypted PGP sends a part that says so.
  const parts = attachments.filter(({ mimeType }) => mimeType !== 'application/pgp-encrypted');
  const files = parts.map((part) => fileOf(part, new Blob([part.content as ArrayBuffer])));
  return all([...words, ...(await Promise.all(files.map(withSeal)))], depth, room);
}

/** A file of a mail, with why nobody opens it where PGP encrypted it. */
async function withSeal(attachment: Attachment): Promise<Attachment> {
  const fault = sealedByPgp(await attachment.file.slice(0, 100).text(), attachment.file.type);
  return fault ? { ...attachment, fault } : attachment;
}

/** A file of a mail with those that it holds, which stand in its place where it is nothing by itself: a mail, or what one was packed into. */
async function opened(attachment: Attachment, depth: number, room: Room): Promise<Attachment[]> {
  const { file, inline } = attachment;
  if (inline || attachment.fault !== undefined || depth >= deepest) return [attachment];
  // One that can't be read loses none of the others; one without files of its own is told as it came.
  const within = await filesWithin(file, depth + 1, room).catch((error: Error) =>
    error instanceof Sealed || error instanceof CutOff ? error.message : [],
  );
  if (typeof within === 'string') return [{ ...attachment, fault: within }];
  if (within.length > 0) return isDocument(file) ? [attachment, ...within.map((each) => ({ from: file, ...each }))] : within;
  return [{ ...attachment, inline: isSignedMail(file.name) }];
}

/**
 * What is chosen by itself, opened: its files, or itself where it may be one all the same (a signature without a document in it). What can't be read
 * says so by its name, and takes nothing of what was chosen beside.
 */
export async function filesOfChosen(file: File, room = roomWithin()): Promise<Attachment[]> {
  try {
    const within = await filesWithin(file, 0, room);
    return within.length === 0 && isSignedMail(file.name) ? [{ file, inline: false }] : within;
  } catch (error) {
    return [{ file, inline: false, fault: (error as Error).message }];
  }
}

/** What Outlook packs attachments into, whatever it is called on its way. */
const outlooks = 'application/ms-tnef';
const isDocument = (file: File): boolean => !isOpened(file) && file.type !== 'message/rfc822';

/**
 * The files that one holds, those that they hold among them: a mail, what Outlook packed, a signed document, a PDF with files on it. Empty where it
 * holds none. Throws a sentence where it can't be read, `Sealed` where it is encrypted.
 */
export async function filesWithin(file: File, depth = 0, room = roomWithin()): Promise<Attachment[]> {
  const { name, type } = file;
  if (isMail(name) || type === 'message/rfc822') return attachmentsOf(file, depth, room);
  if (isOutlookMail(name)) return outlookMailsFiles(file, depth, room);
  if (isOutlooks(name)) return outlooksFiles(file, depth, room);
  if (!(await mayHold(file))) return [];
  if (/\.pdf$/i.test(name)) return pdfsFiles(file, depth, room);
  if (/\.(?:p7m|p7s|sig)$/i.test(name)) return signedFiles(file, depth, room);
  return /\.(?:xml|xades)$/i.test(name) ? xmlsFiles(file, depth, room) : containersFiles(file, depth, room);
}

/** A file that was within another. */
const plain = (...of: Parameters<typeof namedFile>): Attachment => ({ file: namedFile(...of), inline: false });

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Files with what is in them, one after another: a phone has no room for many at once. */
async function all(files: readonly Attachment[], depth: number, room: Room): Promise<Attachment[]> {
  const found: Attachment[] = [];
  for (const each of files) {
    if (room.files <= 0) {
      room.short = true;
      break;
    }
    room.files -= 1;
    found.push(...(await opened(each, depth, room)));
  }
  return found;
}

/** It says what it is and ends too soon, or is broken. */
class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** What Outlook writes is read whole. */
function requireOutlooksSize({ size }: File): void {
  if (size > openedBytes)
    throw new Error(
      `Plik jest za duży: załączniki z Outlooka rozpakowujemy do ${Math.floor(openedBytes / (1024 * 1024))} MB. Poproś nadawcę, by wysłał je jako zwykłe pliki.`,
    );
}

/** The files of a mail that Outlook saved; of one of them that can't be read it is said. */
async function outlookMailsFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  requireOutlooksSize(file);
  const bytes = await bytesOf(file).catch((cause: unknown) => {
    throw unreadMail(cause);
  });
  if (!isOutlookContent(bytes))
    throw new Error('To nie jest wiadomość zapisana w Outlooku. Jeśli to inny dokument, zapisz go jako PDF i dodaj jeszcze raz.');
  try {
    const { files, broken } = readOutlookMail(bytes, room);
    const found = await all(
      files.map(({ name, type, content, inline }) => {
        const { file: each } = plain(name, type, content);
        return { file: each, inline: (inline && isDrawn(each)) || isOwnSignature(each.name, type) };
      }),
      depth,
      room,
    );
    return broken ? [...found, lost] : found;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    // It is said where the others are offered.
    if (cause instanceof NoRoom) {
      room.short = true;
      return [];
    }
    throw new CutOff(
      'Wiadomość z Outlooka (.msg) jest ucięta albo uszkodzona. Zapisz ją jeszcze raz albo poproś o nią nadawcę.',
      {
        cause,
      },
    );
  }
}

const lost: Attachment = {
  file: new File([], 'załącznik'),
  inline: false,
  fault: 'Tego załącznika nie da się odczytać. Otwórz wiadomość w Outlooku i zapisz go na dysku.',
};

async function outlooksFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  requireOutlooksSize(file);
  const bytes = await bytesOf(file).catch((cause: unknown) => {
    throw new Error(refusalOfEnding('dat') ?? '', { cause });
  });
  if (!isTnef(bytes)) throw new Error(refusalOfEnding('dat') ?? '');
  try {
    const packed = filesOfTnef(bytes);
    return await all(
      packed.map(({ name, type, content, inline }) => {
        const { file: each } = plain(name, type, content);
        return { file: each, inline: inline && isDrawn(each) };
      }),
      depth,
      room,
    );
  } catch (cause) {
    throw new CutOff(
      'Plik winmail.dat jest ucięty albo uszkodzony, więc nie otwieramy go wcale. Poproś nadawcę, by wysłał załączniki jako zwykłe pliki.',
      { cause },
    );
  }
}

async function pdfsFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  return all(
    (await filesOfPdf(await bytesOf(file), room)).map(({ name, content }) => plain(name, '', content)),
    depth,
    room,
  );
}

/** A signed document, called as it was before it was signed. */
async function signedFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  const bytes = await bytesOf(file);
  // Outlook calls a mail with its signature beside so too.
  if (isSignedMail(file.name) && isMailText(bytes)) return attachmentsOf(file, depth, room);
  const content = signedContent(bytes);
  if (!content) return [];
  // A mail that was signed whole has its headers within.
  if (isMailText(content)) return attachmentsOf(new Blob([content]), depth, room);
  return all([plain(file.name.replace(/\.(?:p7m|p7s|sig)$/i, ''), '', content)], depth, room);
}

const isMailText = (bytes: Uint8Array): boolean => /^\s*(?:Content|MIME)-[\w-]+:/i.test(signsOf(bytes.subarray(0, 100)));

/** What of a container of signatures is no document. */
const ofContainer = /^(?:META-INF\/|mimetype$)/i;

/** The documents that a container holds beside their signatures (ASiC); none of one that can't be opened, of which the server tells. */
async function containersFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  const found: Attachment[] = [];
  for (const { path, name, size, fault, locked, open } of await filesOfArchive(file).catch(() => [])) {
    if (ofContainer.test(path)) continue;
    if (size > room.bytes || found.length >= room.files) {
      room.short = true;
      continue;
    }
    room.bytes -= size;
    // Its bytes may look whole: they are no document.
    const taken = (locked ? fault : null) ?? (await open().catch((error: Error) => error.message));
    found.push(
      typeof taken === 'string' ? { file: new File([], name), inline: false, fault: taken } : { file: taken, inline: false },
    );
  }
  return all(found, depth, room);
}

async function xmlsFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  const unsigned = file.name.replace(/\.(?:xml|xades)$/i, '');
  const files = filesOfXml(await file.text());
  return all(
    files.map(({ name, type, content }) => plain(name ?? unsigned, type, content)),
    depth,
    room,
  );
}

async function read(mail: Blob) {
  try {
    return await PostalMime.parse(withReadableNames(new Uint8Array(await mail.arrayBuffer())));
  } catch (cause) {
    // Moved or changed on the disk since it was chosen, or beyond what the reader takes.
    throw unreadMail(cause);
  }
}

const unreadMail = (cause: unknown) =>
  new Error(
    'Nie udało się odczytać wiadomości. Otwórz ją w programie pocztowym, zapisz jej załączniki na dysku i dodaj je jako pliki.',
    { cause },
  );

function nameOf({ filename, mimeType }: Part): string {
  if (mimeType === outlooks) return 'winmail.dat';
  const name = lastOf(filename);
  if (/^application\/(?:x-)?pkcs7-mime$/.test(mimeType)) return name && /\.p7m$/i.test(name) ? name : 'smime.p7m';
  return name || `załącznik bez nazwy${endings.get(mimeType) ?? ''}`;
}

/** Signs a whole mail; one of a file is called after it. */
const isOwnSignature = (name: string, type: string): boolean =>
  /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(type) && /^(?:smime\.p7s|signature\.asc|załącznik bez nazwy)$/i.test(name);
/** What a mail's text can show; a PDF or a sheet that a program put among it is meant as a file all the same. */
const isShown = (type: string): boolean => /^(?:image\/|text\/(?:plain|html)$)/.test(type);

/** The same of a file that Outlook packed, where the type is often not told. */
const isDrawn = ({ name, type }: File): boolean =>
  type === '' || type === 'application/octet-stream'
    ? /\.(?:png|jpe?g|jfif|gif|bmp|webp|svg|[ew]mf|tiff?|ico|txt|html?)$/i.test(name)
    : isShown(type);

function fileOf(part: Part, content: Blob): Attachment {
  const { mimeType, disposition, contentId, related } = part;
  const name = nameOf(part);
  // What says that it could be anything says nothing.
  const type = mimeType === 'application/octet-stream' ? '' : mimeType;
  const isPlaced = disposition === 'inline' || (disposition !== 'attachment' && (related === true || contentId !== undefined));
  return { file: new File([content], name, { type }), inline: (isPlaced && isShown(mimeType)) || isOwnSignature(name, mimeType) };
}
