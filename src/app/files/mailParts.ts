import PostalMime, { type Attachment as Part } from 'postal-mime';
import { fileLimits, refusalOfEnding } from '../../contract/files';
import { signsOf } from '../../lib/bytes';
import { withReadableNames } from './mailNames';
import { mayHold } from './readers/mayHold';
import { filesOfPdf, type Room, roomOfPdfs } from './readers/pdfFiles';
import { Sealed, signedContent } from './readers/signedData';
import { filesOfXml } from './readers/signedXml';
import { filesOfTnef } from './readers/tnef';
import { isMail, isOutlooks, isSignedMail } from './uploads';

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
export async function attachmentsOf(mail: Blob, depth = 0, room = roomOfPdfs()): Promise<Attachment[]> {
  const { attachments } = await read(mail);
  return all(
    attachments.map((part) => fileOf(part, new Blob([part.content as ArrayBuffer]))),
    depth,
    room,
  );
}

/** A file of a mail with those that it holds, which stand in its place where it is nothing by itself: a mail, or what one was packed into. */
async function opened(attachment: Attachment, depth: number, room: Room): Promise<Attachment[]> {
  const { file, inline } = attachment;
  if (inline || depth >= deepest) return [attachment];
  // One that can't be read loses none of the others; one without files of its own is told as it came.
  const within = await filesWithin(file, depth + 1, room).catch((error: Error) => (error instanceof Sealed ? error.message : []));
  if (typeof within === 'string') return [{ ...attachment, fault: within }];
  if (within.length > 0) return isDocument(file) ? [attachment, ...within.map((each) => ({ from: file, ...each }))] : within;
  return [{ ...attachment, inline: isSignedMail(file.name) }];
}

/**
 * What is chosen by itself, opened: its files, or itself where it may be one all the same (a signature without a document in it). What can't be read
 * says so by its name, and takes nothing of what was chosen beside.
 */
export async function filesOfChosen(file: File): Promise<Attachment[]> {
  try {
    const within = await filesWithin(file);
    return within.length === 0 && isSignedMail(file.name) ? [{ file, inline: false }] : within;
  } catch (error) {
    return [{ file, inline: false, fault: (error as Error).message }];
  }
}

/** What Outlook packs attachments into, whatever it is called on its way. */
const outlooks = 'application/ms-tnef';
const isDocument = ({ name, type }: File): boolean =>
  !isMail(name) && type !== 'message/rfc822' && !isOutlooks(name) && !isSignedMail(name);

/**
 * The files that one holds, those that they hold among them: a mail, what Outlook packed, a signed document, a PDF with files on it. Empty where it
 * holds none. Throws a sentence where it can't be read, `Sealed` where it is encrypted.
 */
export async function filesWithin(file: File, depth = 0, room = roomOfPdfs()): Promise<Attachment[]> {
  const { name, type } = file;
  if (isMail(name) || type === 'message/rfc822') return attachmentsOf(file, depth, room);
  if (isOutlooks(name)) return outlooksFiles(file, depth, room);
  if (!(await mayHold(file))) return [];
  if (/\.pdf$/i.test(name)) return pdfsFiles(file, depth, room);
  return /\.(?:p7m|p7s|sig)$/i.test(name) ? signedFiles(file, depth, room) : xmlsFiles(file, depth, room);
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Files with what is in them, one after another: a phone has no room for many at once. */
async function all(files: readonly Attachment[], depth: number, room: Room): Promise<Attachment[]> {
  const found: Attachment[] = [];
  for (const each of files) found.push(...(await opened(each, depth, room)));
  return found;
}

/** What Outlook packs is little larger than the files in it; it is read whole. */
const outlooksBytes = 3 * fileLimits.bytes;

async function outlooksFiles(file: File, depth: number, room: Room): Promise<Attachment[]> {
  if (file.size > outlooksBytes)
    throw new Error(
      `Plik jest za duży: załączniki z Outlooka rozpakowujemy do ${Math.floor(outlooksBytes / (1024 * 1024))} MB. Poproś nadawcę, by wysłał je jako zwykłe pliki.`,
    );
  try {
    const packed = filesOfTnef(await bytesOf(file));
    return await all(
      packed.map(({ name, type, content, inline }) => ({ ...plain(name, type, content), inline })),
      depth,
      room,
    );
  } catch (cause) {
    throw new Error(refusalOfEnding('dat') ?? '', { cause });
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
  const content = signedContent(await bytesOf(file));
  if (!content) return [];
  // A mail that was signed whole has its headers within.
  if (/^\s*(?:Content|MIME)-[\w-]+:/i.test(signsOf(content.subarray(0, 100))))
    return attachmentsOf(new Blob([content]), depth, room);
  return all([plain(file.name.replace(/\.(?:p7m|p7s|sig)$/i, ''), '', content)], depth, room);
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

/** How files begin whose names may lack an ending. */
const beginnings: readonly [start: string, ending: string][] = [
  ['%PDF-', '.pdf'],
  ['<?xml', '.xml'],
  ['\u00ef\u00bb\u00bf<?xml', '.xml'],
  ['\u00ff\u00d8\u00ff', '.jpg'],
  ['\u0089PNG', '.png'],
];

/** A file that was within another, by its name without folders, with an ending where it has none. */
function plain(name: string | null, type: string, content: Uint8Array<ArrayBuffer>): Attachment {
  const known = lastOf(name) || 'załącznik bez nazwy';
  const hasEnding = /\.[a-z\d]{0,4}[a-z][a-z\d]{0,4}$/i.test(known);
  const begin = signsOf(content.subarray(0, 8));
  const told = hasEnding ? '' : (beginnings.find(([start]) => begin.startsWith(start))?.[1] ?? endings[type] ?? '');
  return { file: new File([content], `${known}${told}`, { type }), inline: false };
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
/** A name may come with the folders that it had on the sender's disk. */
const lastOf = (name: string | null | undefined): string | undefined => name?.split(/[\\/]/).at(-1)?.trim();

function nameOf({ filename, mimeType }: Part): string {
  if (mimeType === outlooks) return 'winmail.dat';
  const name = lastOf(filename);
  if (/^application\/(?:x-)?pkcs7-mime$/.test(mimeType)) return name && /\.p7m$/i.test(name) ? name : 'smime.p7m';
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
