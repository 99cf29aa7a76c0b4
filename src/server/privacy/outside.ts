import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Keys } from '../auth/crypto/keys';
import { isSigned, sign } from '../auth/crypto/signature';
import type { Config } from '../config';
import { sync } from '../copies/files';
import { openPlace } from '../copies/place';

/** Why a line stands there when no person asked: the term of what it names was over. */
export const overReason = 'retention';

/** An erasure as it stands outside the database: ids alone, signed, so that nobody has something erased by writing a line. */
export interface OutsideErasure {
  tenant: string;
  id: string;
  resource: string;
  /** An id; several, apart by spaces, where terms were over. */
  record: string;
  reason: string;
  at: string;
  signature: string;
}

type Place = Pick<Config, 'dataDir' | 'copies'>;
type Unsigned = Omit<OutsideErasure, 'signature'>;

const purpose = 'erasure';
const folder = 'erasures';
const fileOf = ({ dataDir }: Place) => join(dataDir, 'erasures.jsonl');
const partsOf = ({ tenant, id, resource, record, reason, at }: Unsigned) => [tenant, id, resource, record, reason, at];

export const signed = (keys: Keys, told: Unsigned): OutsideErasure => ({
  ...told,
  signature: sign(keys, purpose, partsOf(told)),
});

/** Adds it to the file in the data folder, which no restore touches; when the promise resolves it is on the disk. */
export async function noteOutside(place: Place, erasure: OutsideErasure): Promise<void> {
  const path = fileOf(place);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, `${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true });
}

/** Puts those beside the copies that are not there yet, so that a restore on another machine knows of them, too. */
export async function putBesideCopies(config: Place, erasures: readonly OutsideErasure[]): Promise<void> {
  if (!config.copies || erasures.length === 0) return;
  const place = await openPlace(config.copies.target, config.dataDir);
  try {
    const there = new Set<string>();
    for await (const { key } of place.store.list(folder)) there.add(key);
    for (const erasure of erasures) {
      const key = `${folder}/${erasure.id}.json`;
      if (there.has(key)) continue;
      const draft = await place.draft();
      await writeFile(draft, JSON.stringify(erasure), { mode: 0o600, flag: 'wx' });
      await sync(draft);
      await place.store.put(key, draft).finally(() => rm(draft, { force: true }));
    }
  } finally {
    place.close();
  }
}

/**
 * All that stand outside, in the data folder and beside the copies, each once; those that this server did not sign are left out. A place of
 * copies that does not answer holds up no start: `unheard` is told of it.
 */
export async function readOutside(config: Place, keys: Keys, unheard: () => void): Promise<OutsideErasure[]> {
  const lines = (await readFile(fileOf(config), 'utf8').catch(ifMissing)).split('\n');
  const texts = [...lines.filter((line) => line !== ''), ...(await textsBesideCopies(config).catch(told(unheard)))];
  const found = texts.flatMap((text) => {
    const erasure = parsed(text);
    return erasure && isSigned(keys, purpose, partsOf(erasure), erasure.signature) ? [[erasure.id, erasure] as const] : [];
  });
  return [...new Map(found).values()].sort((a, b) => a.at.localeCompare(b.at));
}

async function textsBesideCopies(config: Place): Promise<string[]> {
  if (!config.copies) return [];
  const place = await openPlace(config.copies.target, config.dataDir);
  try {
    const texts: string[] = [];
    for await (const { key } of place.store.list(folder))
      texts.push(await place.store.withLocal(key, (path) => readFile(path, 'utf8')));
    return texts;
  } finally {
    place.close();
  }
}

function parsed(text: string): OutsideErasure | null {
  try {
    const { tenant, id, resource, record, reason, at, signature } = JSON.parse(text) as Record<string, unknown>;
    const all = [tenant, id, resource, record, reason, at, signature];
    if (!all.every((part) => typeof part === 'string')) return null;
    return { tenant, id, resource, record, reason, at, signature } as OutsideErasure;
  } catch {
    // A line cut off by a power cut tells of an erasure that was never committed.
    return null;
  }
}

const told = (unheard: () => void) => (): string[] => {
  unheard();
  return [];
};

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
