import type { Tx } from '../../../src/server/db/database';
import { documentRequestsDaily } from '../../../src/server/documents/requestJob';
import { systemScope } from '../../../src/server/scope';
import type { Office } from '../../support/office';

/** Does the firm's daily work on requests for documents, at the moment that the office's clock shows. */
export async function requestsMorning({ services }: Office): Promise<void> {
  const { db, clock, tenants } = services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const now = clock();
  const context = { db, tenant, now, today: now.toISOString().slice(0, 10), scope: systemScope(tenant, now), services };
  await documentRequestsDaily.run({ due: context.today }, {
    ...context,
    transaction: <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction(work),
  } as never);
}
