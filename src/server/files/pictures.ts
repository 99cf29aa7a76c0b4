import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound } from '../errors';
import type { FileRow } from '../records/fileRows';
import type { Scope } from '../scope';
import type { Files } from './context';
import { noPicture } from './refusals';
import { WorkerFailed } from './worker/pool';

/** The longest side of each kind, in pixels. */
const sides = { thumbnail: 320, preview: 1_600 } as const;
export type PictureKind = keyof typeof sides;

const drawing = new Map<string, Promise<void>>();

/** A WebP of an image or of one page of a PDF, drawn when first asked for; 422 of what can't be drawn, 404 for a page that is not there. */
export async function pictureOf(files: Files, scope: Scope, file: FileRow, kind: PictureKind, page: number): Promise<Readable> {
  const drawable = file.mime.startsWith('image/') || (file.mime === 'application/pdf' && file.pages !== null);
  if (!drawable) throw noPicture();
  if (page < 1 || page > (file.pages ?? 1)) throw notFound();
  const path = join(files.pictures, String(scope.tenant.id), `${file.id}-${kind}-${page}.webp`);
  const kept = await open(path).catch(() => null);
  if (kept) return kept.createReadStream();
  const running = drawing.get(path) ?? draw(files, file, kind, page, path).finally(() => drawing.delete(path));
  drawing.set(path, running);
  await running;
  return (await open(path)).createReadStream();
}

/** Throws away what was drawn of these files; `folder` is where pictures are kept. */
export async function forgetPictures(folder: string, tenantId: number, ids: readonly string[]): Promise<void> {
  const own = join(folder, String(tenantId));
  const gone = new Set(ids);
  // An id is thirty-six characters long, and what was drawn follows it.
  for (const name of await readdir(own).catch(() => []))
    if (gone.has(name.slice(0, 36))) await rm(join(own, name), { force: true });
}

async function draw(
  { store, workers, limits }: Files,
  file: FileRow,
  kind: PictureKind,
  page: number,
  path: string,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const out = `${path}.${randomUUID()}`;
  const { mime, storage_key } = file;
  try {
    const outcome = await store.withLocal(storage_key, (local) => {
      const picture = { path: local, mime, page, side: sides[kind], pixels: limits.pixels, out };
      return workers.run({ task: 'picture', picture }, limits.pictureMs);
    });
    if ('refused' in outcome) throw noPicture();
    await rename(out, path);
  } catch (error) {
    await rm(out, { force: true });
    throw error instanceof WorkerFailed ? noPicture() : error;
  }
}
