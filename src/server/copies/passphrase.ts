import { randomBytes, scrypt } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { SecretsRefused } from '../auth/crypto/keyText';
import type { Env } from '../config';
import { CopyDamaged } from './damaged';

/** What copies are closed with. Working a key out of it takes a while on purpose, so each is remembered. */
export interface Passphrase {
  /** What this process closes with. */
  own: { salt: Buffer; cost: number };
  master(salt: Buffer, cost: number): Promise<Buffer>;
}

const shortest = 32;
/** Of scrypt, as the power of two: 64 MiB and some tenths of a second. */
const usualCost = 16;
const mostCost = 20;

/** `cost` is lower only in tests. */
export function passphraseOf(text: string, cost = usualCost): Passphrase {
  const known = new Map<string, Promise<Buffer>>();
  return {
    own: { salt: randomBytes(16), cost },
    master(salt, power) {
      if (power > mostCost) throw new CopyDamaged(`The key's cost of 2^${power} is not one of ours`);
      const name = `${power}:${salt.toString('hex')}`;
      const made = known.get(name) ?? derive(text, salt, power);
      known.set(name, made);
      return made;
    },
  };
}

function derive(text: string, salt: Buffer, power: number): Promise<Buffer> {
  const options = { N: 2 ** power, r: 8, p: 1, maxmem: 2 ** power * 8 * 128 + 2 ** 20 };
  return new Promise((resolve, reject) =>
    scrypt(text.normalize('NFKC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/**
 * BACKUP_PASSPHRASE, or the first line of the file that BACKUP_PASSPHRASE_FILE names, which nobody but its owner may read (K01); null where
 * neither is set. It is never taken from the command line, which others see.
 */
export async function readPassphrase(env: Env): Promise<string | null> {
  const file = env.BACKUP_PASSPHRASE_FILE?.trim();
  const given = file ? await fromFile(file) : env.BACKUP_PASSPHRASE?.trim();
  if (!given) return null;
  if (given.length < shortest)
    throw new SecretsRefused(
      `Hasło kopii zapasowych ma ${given.length} znaków, a potrzeba co najmniej ${shortest}. Wylosuj je: openssl rand -base64 32.`,
      `The passphrase of copies has ${given.length} characters of at least ${shortest}. Draw one: openssl rand -base64 32.`,
    );
  if (new Set(given).size < 10 || /change[-_ ]?me|example|przyklad|przykład|0123456789/i.test(given))
    throw new SecretsRefused(
      'Hasło kopii zapasowych jest przykładowe. Wylosuj własne: openssl rand -base64 32.',
      'The passphrase of copies is a sample value. Draw your own: openssl rand -base64 32.',
    );
  return given;
}

async function fromFile(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile())
    throw new SecretsRefused(`Nie ma pliku ${path} z hasłem kopii.`, `${path}, the passphrase of copies, is not there.`);
  if ((found.mode & 0o077) !== 0)
    throw new SecretsRefused(
      `Plik ${path} z hasłem kopii może czytać ktoś poza właścicielem. Wykonaj: chmod 600 ${path}`,
      `${path}, the passphrase of copies, can be read by others. Run: chmod 600 ${path}`,
    );
  return (await readFile(path, 'utf8')).split('\n', 1)[0]?.trim() ?? '';
}
