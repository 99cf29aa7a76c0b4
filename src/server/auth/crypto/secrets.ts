import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keys } from './keys';
import { parseKeys, SecretsRefused } from './keyText';
import { type RandomBytes, systemRandom } from './random';
import { opaqueToken } from './tokens';

export interface SecretsSource {
  mode: 'dev' | 'test' | 'production';
  /** The environment; only SECRET_KEYS is read. */
  env: Readonly<Record<string, string | undefined>>;
  dataDir: string;
  random?: RandomBytes;
}

/**
 * The server keys: from SECRET_KEYS (`id:value,id:value`, the current one first), else, outside production, from `secrets.json` in the
 * data folder, drawn and written (0600) on the first start. Throws SecretsRefused when a secret is missing, short or a sample. `forget` takes
 * back what was drawn just now, where it turns out that others are wanted.
 */
export async function loadSecrets({
  mode,
  env,
  dataDir,
  random = systemRandom,
}: SecretsSource): Promise<{ keys: Keys; forget(): Promise<void> }> {
  const given = env.SECRET_KEYS?.trim();
  if (given) return { keys: parseKeys(given), forget: async () => undefined };
  if (mode === 'production') {
    throw new SecretsRefused(
      'Brak SECRET_KEYS: ustaw tę zmienną środowiskową na nazwa:wartość, gdzie wartość to wynik polecenia openssl rand -base64 32.',
      'SECRET_KEYS is missing: set this environment variable to id:value, where value is what openssl rand -base64 32 prints.',
    );
  }
  const path = join(dataDir, 'secrets.json');
  const kept = await readIfThere(path);
  const text = kept ?? (await draw(dataDir, path, random));
  await chmod(path, 0o600);
  return { keys: parseFile(text, path), forget: async () => void (kept === null && (await rm(path))) };
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Of two processes that start together one wins, and both read what it wrote. */
async function draw(dataDir: string, path: string, random: RandomBytes): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  const content = { keys: `first:${opaqueToken(random)}` };
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}

function parseFile(text: string, path: string): Keys {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = null;
  }
  const keys = (content as { keys?: unknown } | null)?.keys;
  if (typeof keys !== 'string') {
    throw new SecretsRefused(
      `Plik ${path} jest uszkodzony. Przywróć go z kopii.`,
      `${path} is damaged. Restore it from a backup.`,
    );
  }
  return parseKeys(keys);
}
