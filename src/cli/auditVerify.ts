import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatDateTime, toWarsaw } from '../lib/dates';
import type { Anchor } from '../server/anchors/anchor';
import { bucketAnchors } from '../server/anchors/bucket';
import { storedAnchors } from '../server/anchors/file';
import type { Keys } from '../server/auth/crypto/keys';
import { loadSecrets } from '../server/auth/crypto/secrets';
import type { Config } from '../server/config';
import type { Database } from '../server/db/database';
import { type AuditFault, type AuditVerdict, verifyAudit } from '../server/records/auditVerify';
import { withDatabase } from './withDatabase';

const faults: Record<AuditFault, string> = {
  missing: 'brakuje wpisów',
  altered: 'zmieniono wpisy',
  'unknown key': 'wpisy są podpisane kluczem, którego nie ma w SECRET_KEYS',
  'not sealed': 'wpisy nie są podpisane kluczem serwera',
  'values altered': 'zmieniono wartości przy wpisach',
  'values missing': 'usunięto wartości przy wpisach',
  'values erased': 'wyczyszczono wartości bez wpisu, który by o tym mówił, przy wpisach',
  'head moved': 'zapamiętany koniec dziennika nie zgadza się z ostatnim wpisem',
  replaced: 'dziennik przepisano: zakotwiczenie zna inne wpisy pod numerami',
  emptied: 'dziennik opróżniono, zakotwiczenie zna wpisy',
};

/** What anchors outside the database tell of one firm. */
export interface Outside {
  anchors: readonly Anchor[];
  /** Those that no known key signed: made up, or signed with a key that is not given. */
  unsigned: number;
}

/**
 * Reads every firm's audit trail from its first line to the last and compares it with its anchors: the file of `AUDIT_ANCHOR_FILE`, the bucket
 * of `AUDIT_ANCHOR_URL`, and files or folders given as `--anchors path`. 0 when all hold, 1 when one does not, 2 when it can't be told.
 */
export async function main(args: string[]): Promise<number> {
  const paths = args.flatMap((arg, at) => (arg === '--anchors' ? [args[at + 1] ?? ''] : []));
  if (args.length !== paths.length * 2 || paths.some((path) => !existsSync(path))) {
    console.error('Użycie: npm run audit:verify -- [--anchors plik-albo-folder]…');
    return 2;
  }
  return withDatabase(async (db, config) => {
    const { mode, dataDir } = config;
    if (!process.env.SECRET_KEYS?.trim() && !existsSync(join(dataDir, 'secrets.json'))) {
      console.error('Bez kluczy serwera nie da się sprawdzić dziennika: ustaw SECRET_KEYS.');
      return 2;
    }
    const { keys } = await loadSecrets({ mode, env: process.env, dataDir });
    const tenants = await db.query<{ id: number; key: string }>({ text: 'select id, key from tenants order by id' });
    let sound = true;
    for (const { id, key } of tenants) {
      const outside = await outsideOf(keys, config, paths, id, key);
      const verdict = await verdictOf(db, keys, id, outside);
      for (const line of sentencesOf(key, verdict, outside)) console.log(line);
      sound &&= isSound(verdict, outside);
    }
    return sound ? 0 : 1;
  });
}

async function outsideOf(
  keys: Keys,
  { anchors: { file, s3 }, dataDir }: Config,
  paths: readonly string[],
  tenantId: number,
  key: string,
): Promise<Outside> {
  const found = await Promise.all([file, ...paths].map((path) => storedAnchors(keys, path)));
  if (s3) found.push(await bucketAnchors(keys, s3, join(dataDir, 'anchors'), tenantId));
  return {
    anchors: found.flatMap(({ anchors }) => anchors.filter(({ tenant }) => tenant === key)),
    unsigned: found.reduce((sum, { unsigned }) => sum + unsigned, 0),
  };
}

function verdictOf(db: Database, keys: Keys, tenantId: number, { anchors }: Outside): Promise<AuditVerdict> {
  const known = anchors.map(({ seq, hash }) => ({ seq, hash: Buffer.from(hash, 'hex') }));
  return verifyAudit(db, keys, tenantId, known);
}

/** Without an anchor nobody can tell where the trail should end. */
function isSound({ lines, findings }: AuditVerdict, { anchors, unsigned }: Outside): boolean {
  return findings.length === 0 && unsigned === 0 && (lines === 0 || anchors.length > 0);
}

export function sentencesOf(key: string, { lines, findings }: AuditVerdict, { anchors, unsigned }: Outside): string[] {
  const newest = anchors.reduce<Anchor | null>((best, one) => (best && best.time >= one.time ? best : one), null);
  const until = newest && `ostatnie zakotwiczenie: wpis ${newest.seq} (${formatDateTime(toWarsaw(new Date(newest.time)))})`;
  const told = findings.map(({ why, from, to }) => `${key}: ${faults[why]}: ${from === to ? from : `${from}–${to}`}.`);
  if (findings.length === 0) told.push(`${key}: dziennik jest nienaruszony, wpisów ${lines}${until ? `, ${until}` : ''}.`);
  if (lines > 0 && !until)
    told.push(`${key}: nie ma zakotwiczeń, więc nie wiadomo, czy dziennika nie obcięto. Podaj je: --anchors plik.`);
  if (unsigned > 0) told.push(`${key}: zakotwiczeń z nieważnym podpisem: ${unsigned}. Ktoś je dopisał albo brakuje klucza.`);
  return told;
}
