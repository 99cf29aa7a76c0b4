import { type AuditFault, type AuditVerdict, verifyAudit } from '../server/records/auditVerify';
import { withDatabase } from './withDatabase';

const faults: Record<AuditFault, string> = {
  missing: 'brakuje wpisu',
  altered: 'wpis został zmieniony',
  'values altered': 'wartości przy wpisie zostały zmienione',
  'values missing': 'wartości przy wpisie zostały usunięte',
  'end cut off': 'koniec dziennika został obcięty albo dopisany',
};

/** Reads every firm's audit trail from its first line to the last. 0 when all hold, 1 when one does not. */
export async function main(_args: string[]): Promise<number> {
  const verdicts = await withDatabase(async (db) => {
    const tenants = await db.query<{ id: number; key: string }>({ text: 'select id, key from tenants order by id' });
    const found: [key: string, verdict: AuditVerdict][] = [];
    for (const { id, key } of tenants) found.push([key, await verifyAudit(db, id)]);
    return found;
  });
  for (const [key, verdict] of verdicts) console.log(sentenceOf(key, verdict));
  return verdicts.every(([, { sound }]) => sound) ? 0 : 1;
}

export function sentenceOf(key: string, verdict: AuditVerdict): string {
  if (verdict.sound) return `${key}: dziennik jest nienaruszony, wpisów ${verdict.lines}.`;
  return `${key}: ${faults[verdict.why]}, pierwszy zły ma numer ${verdict.seq}.`;
}
