import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from '../auth/crypto/keys';
import { type S3Place, s3Store } from '../files/store/s3';
import type { FileStore } from '../files/store/store';
import { type Anchor, readAnchors } from './anchor';

/** A bucket of anchors, one object each. Its owner can forbid overwriting and deleting there, which no file on this machine can. */
export async function putAnchor(place: S3Place, folder: string, tenantId: number, anchor: Anchor): Promise<void> {
  await withStore(place, folder, async (store) => {
    const path = join(folder, randomUUID());
    await writeFile(path, JSON.stringify(anchor), { mode: 0o600 });
    await store.put(`${tenantId}/${anchor.time.replace(/[:.]/g, '-')}.json`, path);
  });
}

export async function bucketAnchors(
  keys: Keys,
  place: S3Place,
  folder: string,
  tenantId: number,
): Promise<ReturnType<typeof readAnchors>> {
  return withStore(place, folder, async (store) => {
    const texts: string[] = [];
    for await (const { key } of store.list(String(tenantId)))
      texts.push(await store.withLocal(key, (path) => readFile(path, 'utf8')));
    return readAnchors(keys, texts.join('\n'));
  });
}

async function withStore<Result>(place: S3Place, folder: string, work: (store: FileStore) => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = await s3Store(place, folder);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
