import { fileLimits, refusalOfEnding, type StoredFile, tooLarge } from '../../contract/files';
import { isPicture } from './isPicture';

/** One chosen file on its way, as a list of them shows it. */
export interface Upload {
  key: string;
  file: Pick<File, 'name' | 'size'>;
  state: 'waiting' | 'sending' | 'saving' | 'done' | 'failed';
  /** From 0 to 1. */
  part: number;
  says: string | null;
  /** Trying again may help. */
  again: boolean;
  /** It is larger than a file may be. */
  tooLarge?: boolean;
  /** The field that, sent as true, says it is wanted all the same; null where nothing is asked. */
  asks: string | null;
}

/** Files of one form, and what can be done with them. */
export interface Uploads {
  uploads: readonly Upload[];
  busy: boolean;
  /** Until when the server takes no more, in milliseconds since 1970; null where it does. */
  paused?: number | null;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  /** Says yes to what was asked of the file. */
  agree: (key: string, asks: string) => void;
  remove: (key: string) => void;
  clearDone: () => void;
}

/** Files that a form sends before itself. */
export interface OwnUploads extends Uploads {
  /** Those that met no network, to go along with what the form sends. */
  held: readonly File[];
  /** Files that the server has already, such as those of an archive. */
  addStored: (files: readonly StoredFile[]) => void;
  /** Once the form was sent. */
  clear: () => void;
}

/** Whether a file is an archive, by its name. */
export const isArchive = (name: string): boolean => /\.zip$/i.test(name);

/** Whether a file is a mail, by the name that programs save it under. */
export const isMail = (name: string): boolean => /\.eml$/i.test(name);

/** Whether Outlook may have packed attachments into it (winmail.dat), by its name. */
export const isOutlooks = (name: string): boolean => /\.dat$/i.test(name);

/** Whether a file is a mail that Outlook saved, by its name. */
export const isOutlookMail = (name: string): boolean => /\.msg$/i.test(name);

/** Whether a file is a mail that lies in its own signature, by the name that programs give it. */
export const isSignedMail = (name: string): boolean => /^smime\.p7m$/i.test(name);

/** Whether a file is no document by itself: of it the files in it are taken. */
export const isOpened = ({ name }: Pick<File, 'name'>): boolean =>
  isMail(name) || isOutlookMail(name) || isOutlooks(name) || isSignedMail(name);

/** What is opened is read whole, and little larger than the files in it. */
export const openedBytes = 3 * fileLimits.bytes;

/** Endings of what is no document by itself, of which the files in it are taken. */
export const openedEndings = ['eml', 'msg', 'dat'] as const;

/** Bytes of a picture that is made smaller before it is sent, as far as the device can. */
const pictureBytes = 200 * 1_048_576;
/** Whether a file may be packed on its way: a JPK of a large company has hundreds of megabytes and packs to a twentieth. */
export const isPackable = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.xml$/i.test(name) && size <= fileLimits.archive.unpackedBytes && typeof CompressionStream === 'function';

/** An XML that is larger than a file may be: of a JPK, what it says can be read all the same. */
export const isLargeXml = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.xml$/i.test(name) && size > fileLimits.bytes;

/** Of a file that stays too large, and what can be done about it; `isPacked` where it was packed in vain. */
export const tooLargeOf = (file: Pick<File, 'name' | 'size'>, isPacked = false): string =>
  isLargeXml(file)
    ? `Plik jest za duży${isPacked ? ', także po spakowaniu' : ''}, więc go nie dodaliśmy. Zachowaj go w swoim programie, a tutaj dodaj UPO. Jeśli to JPK, możesz zobaczyć jego podsumowanie.`
    : tooLarge(fileLimits.bytes);

const takenTypes = /^image\/(?:jpeg|png|webp|hei[cf]|tiff)$|^application\/pdf$/;

/** What looks like an ending: „Skan 12.11” and a name of digits alone have none. */
const ending = /\.([a-z\d]{0,4}[a-z][a-z\d]{0,4})$/i;

/** What can't be taken anyway is said before it is sent; a picture and what has no ending are known by their bytes, on the server. */
export function faultOfFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const most = isPicture({ name, type }) ? pictureBytes : isPackable({ name, size }) ? size : fileLimits.bytes;
  if (size > most) return tooLargeOf({ name, size });
  if (size === 0) return 'Plik jest pusty. Wybierz inny albo zapisz go jeszcze raz.';
  const said = ending.exec(name)?.[1]?.toLowerCase();
  if (said === undefined || takenTypes.test(type)) return null;
  return refusalOfEnding(said);
}
