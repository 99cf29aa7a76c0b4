import { permit } from '../../access/can';
import type { Resource } from '../../schema';
import type { Faults } from '../../schema/validate';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Scope } from '../scope';
import { asConditions, livingRows } from './conditions';
import { notOnList } from './conflicts';
import { Params } from './params';
import { resourceNamed } from './start';
import { prepared } from './statements';

/** References among `values` must lead to living records that the asker may see and the field allows; faults by field. */
export async function referenceFaults(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Promise<Faults> {
  const params = new Params(scope.tenant.id);
  const faults: [string, string][] = [];
  const questions: string[] = [];
  for (const [key, id] of Object.entries(values)) {
    const field = resource.fields[key];
    if (field?.type !== 'reference' || id === null) continue;
    const target = resourceNamed(field.resource);
    const allowed = permit(scope.who, 'show', target, scope.tenant.config);
    if (allowed === 'absent' || allowed === 'forbidden') {
      faults.push([key, notOnList]);
      continue;
    }
    const living = livingRows(target, 't', [...allowed.rows, ...asConditions(field.where)], params);
    questions.push(
      `exists (select 1 from ${tableOf(target)} t where ${living} and t.id = ${params.add(id)}::uuid) as ${ident(key)}`,
    );
  }
  if (questions.length > 0) {
    const [answers = {}] = await tx.query<Record<string, boolean>>(prepared(`select ${questions.join(', ')}`, params.values));
    for (const [key, there] of Object.entries(answers)) if (!there) faults.push([key, notOnList]);
  }
  return Object.fromEntries(faults);
}
