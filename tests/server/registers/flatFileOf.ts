import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flatFileHash } from '../../../src/domain/registers/whiteList/flatFile';
import { sha512 } from '../../../src/domain/registers/whiteList/sha512';

interface Lists {
  active?: readonly (readonly [nip: string, account: string])[];
  exempt?: readonly (readonly [nip: string, account: string])[];
  masks?: readonly string[];
}

/** A file of the list of VAT payers of this day as the ministry writes it, with few transformations. */
export function flatFileOf(date: string, { active = [], exempt = [], masks = [] }: Lists): string {
  const header = { date, transformations: 3 };
  const hashes = (pairs: NonNullable<Lists['active']>) =>
    pairs.map(([nip, account]) => flatFileHash(nip, account, header, sha512));
  return JSON.stringify({
    naglowek: { dataGenerowaniaDanych: date.replaceAll('-', ''), liczbaTransformacji: '3' },
    skrotyPodatnikowCzynnych: hashes(active),
    skrotyPodatnikowZwolnionych: hashes(exempt),
    maski: masks,
  });
}

export async function placeFlatFile(dir: string, date: string, lists: Lists): Promise<void> {
  await writeFile(join(dir, `${date.replaceAll('-', '')}.json`), flatFileOf(date, lists));
}
