import { entryFileName, fileLimits, isMeantEntry, refusedInside, tooLarge } from '../../contract/files';
import { lockedArchive, readZipDirectory, type ZipEntry } from '../../lib/zipDirectory';
import { inflated } from './inflated';
import { mayHold, mayHoldBy } from './readers/mayHold';
import { faultOfFile, isOpened, openedBytes } from './uploads';

/** A file within an archive, which is not taken out yet. */
export interface Packed extends Pick<File, 'name' | 'size'> {
  /** Its folders and name, told where two are called the same. */
  path: string;
  /** Why it is not taken; null where it is. */
  fault: string | null;
  /** Only who knows a password opens it: the server takes no archive with such a one. */
  locked: boolean;
  open: () => Promise<File>;
}

/** What the review of pictures and the lists go by; the server looks at the bytes. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  xml: 'application/xml',
};
const typeOf = (name: string): string => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';

const refuse = (says: string): Error => new Error(says.replace(/^Plik (?=jest|ma|zawiera|po)/, 'Plik ZIP '));

/** What is said of an archive of which a password hides every file. */
export const lockedWhole = refuse(lockedArchive).message;

/** Why the server takes no archive of these files as one; null where it does. */
export function faultOfWhole(files: readonly Pick<Packed, 'path' | 'locked'>[]): string | null {
  const inside = files.flatMap(({ path }) => refusedInside(path) ?? []);
  if (inside.some(({ isArchive }) => isArchive)) return 'Archiwum z archiwami w środku trzeba rozpakować.';
  if (files.some(({ locked }) => locked)) return 'Archiwum z plikiem na hasło trzeba rozpakować.';
  const [first] = inside;
  return first ? `Archiwum z plikiem niedozwolonego rodzaju (${first.ending}) trzeba rozpakować.` : null;
}

/** Why an archive is not taken as one file, and whether nothing of it can be taken out either. Of one that can’t be read the server tells. */
export async function lookAtWhole(archive: Blob): Promise<{ says: string | null; isShut: boolean }> {
  try {
    return { says: faultOfWhole(await filesOfArchive(archive)), isShut: false };
  } catch (error) {
    const { message } = error as Error;
    return message === lockedWhole ? { says: message, isShut: true } : { says: null, isShut: false };
  }
}

/** Where an archive came from that lay within another. */
export interface Origin {
  /** Bytes that all archives from there may still unpack to (F03): a small one within another may hold very much. */
  left: number;
  /** Archives that it lay within. */
  depth: number;
}
const origins = new WeakMap<Blob, Origin>();
/** More archives within each other hold no papers. */
const deepest = 4;

export const originOf = (archive: Blob): Origin | null => origins.get(archive) ?? null;

/** Files taken out of these archives, the limits of which the archives among them share. */
export const cameOutOf = (file: File, origin: Origin): void => void origins.set(file, origin);

/** The files of an archive, by its directory alone, within the limits of the server's own unpacking (F03). Throws a sentence. */
export const filesOfArchive = async (archive: Blob): Promise<Packed[]> => (await openArchive(archive)).files;

/** The same, of which the archives among them share what is left of these limits. */
export async function partsOfArchive(archive: File): Promise<Packed[]> {
  const { files, whole } = await openArchive(archive);
  const from = originOf(archive);
  const origin = withinOf(from, archive);
  origin.left -= whole;
  // Looked at again, it has what it was given.
  if (from) cameOutOf(archive, { ...from, left: whole });
  return files.map((file) => ({
    ...file,
    open: async () => {
      const taken = await file.open();
      cameOutOf(taken, origin);
      return taken;
    },
  }));
}

/** All that comes out of one that was chosen draws on the same bytes, however deep it lies. */
const withinOf = (from: Origin | null, archive: Blob): Origin =>
  from === null
    ? { left: mostOf(archive), depth: 1 }
    : {
        get left() {
          return from.left;
        },
        set left(bytes) {
          from.left = bytes;
        },
        depth: from.depth + 1,
      };

/** Bytes that an archive may unpack to. */
export const mostOf = ({ size }: Blob): number => Math.min(fileLimits.archive.unpackedBytes, size * fileLimits.archive.ratio);

/** Its files with the bytes that all of it unpacks to, at most `left`. */
export async function openArchive(
  archive: Blob,
  left = originOf(archive)?.left ?? Number.POSITIVE_INFINITY,
): Promise<{ files: Packed[]; whole: number }> {
  if ((originOf(archive)?.depth ?? 0) >= deepest)
    throw new Error('To archiwum leży w kilku innych. Rozpakuj je na swoim urządzeniu i dodaj pliki.');
  const { entries: most, unpackedBytes, ratio } = fileLimits.archive;
  const read = async (at: number, length: number) => new Uint8Array(await archive.slice(at, at + length).arrayBuffer());
  const entries = await readZipDirectory({ size: archive.size, read }, most, refuse).catch((cause: unknown) => {
    // Moved or changed on the disk since it was chosen.
    throw cause instanceof DOMException
      ? new Error('Nie udało się odczytać archiwum. Wybierz je jeszcze raz.', { cause })
      : cause;
  });
  const meant = entries.filter(({ name }) => isMeantEntry(name));
  if (meant.length > 0 && meant.every(({ locked }) => locked)) throw new Error(lockedWhole);
  const whole = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (whole > Math.min(unpackedBytes, archive.size * ratio, left)) throw refuse('Plik po rozpakowaniu jest za duży.');
  return { files: meant.map((entry) => packedOf(archive, entry)), whole };
}

function packedOf(archive: Blob, entry: ZipEntry): Packed {
  const name = entryFileName(entry.name);
  const type = typeOf(name);
  return {
    name,
    path: entry.name,
    size: entry.unpacked,
    fault: faultOfEntry(entry) ?? faultOf({ name, size: entry.unpacked, type }),
    locked: entry.locked,
    open: async () => new File(await unpacked(archive, entry), name, { type }),
  };
}

/** Why nobody here can take it out. */
function faultOfEntry({ method, locked }: ZipEntry): string | null {
  if (locked) return 'Jest zabezpieczony hasłem. Rozpakuj go na swoim urządzeniu i dodaj osobno.';
  return method === 0 || method === 8 ? null : 'Jest spakowany nieznanym sposobem. Spakuj go jeszcze raz jako zwykły ZIP.';
}

/** Of what is opened, whether it is too large for that; of anything else, why it is not taken. */
function faultOf(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (!isOpened(file) || file.size === 0) return faultOfFile(file);
  return file.size > openedBytes ? tooLarge(openedBytes) : null;
}

/** A file of an archive that others are in, or may be. */
export interface Inner {
  path: string;
  file: File;
}

/** The mails of an archive, and its documents that may hold others; none of an archive that can't be read. Of one file after another, as a phone has room. */
export async function innerOf(archive: Blob): Promise<Inner[]> {
  const found: Inner[] = [];
  for (const { path, name, fault, open } of await filesOfArchive(archive).catch(() => [])) {
    if (fault !== null || !(isOpened({ name }) || mayHoldBy(name))) continue;
    const file = await open().catch(() => null);
    if (file && (isOpened(file) || (await mayHold(file)))) found.push({ path, file });
  }
  return found;
}

/** The entry's bytes as they were before packing; more than its directory says ends it at once. */
async function unpacked(archive: Blob, { method, packed, unpacked: size, start }: ZipEntry): Promise<Uint8Array<ArrayBuffer>[]> {
  const bytes = new Uint8Array(await archive.slice(start, start + packed).arrayBuffer());
  if (method === 0) {
    if (bytes.length !== size) throw damaged();
    return [bytes];
  }
  const chunks = await inflated(bytes, 'deflate-raw', size).catch(() => Promise.reject(damaged()));
  if (chunks.reduce((sum, { length }) => sum + length, 0) < size) throw damaged();
  return chunks;
}

const damaged = () => new Error('Plik w archiwum jest uszkodzony.');
