import { toWarsaw } from '../../lib/dates';
import { officeCalendar } from '../../tenants/hours';
import { encryptField } from '../auth/crypto/fields';
import { maskedEmail } from '../auth/hints';
import type { Tx } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { Named } from '../records/seenAmong';
import { fieldKeys, newId } from '../records/start';
import type { Tenant } from '../scope';
import { catalogue, type EventCode } from './catalogue';
import { type DigestLine, digestJob, nextDigest } from './digestTime';
import type { Receiver } from './receivers';
import { addRows } from './rows';
import type { Rule } from './rules';
import { timingOf } from './timing';

interface Told {
  tenant: Tenant;
  now: Date;
  rule: Rule;
  event: EventCode;
  named: Named | undefined;
}

/** Puts a line into each one's next summary that the rule's quiet hours let out, and asks for that summary to be sent. */
export async function addToDigests(
  tx: Tx,
  { tenant, now, rule, event, named }: Told,
  lines: readonly (Omit<DigestLine, 'named'> & { receiver: Receiver })[],
): Promise<void> {
  const rows = lines.map(({ receiver, text, link }) => ({
    id: newId(),
    user: receiver.who.id,
    address: maskedEmail(receiver.email),
    sealed: encryptField(fieldKeys(), String(tenant.id), 'notice', JSON.stringify({ text, link, named } satisfies DigestLine)),
    due: timingOf(rule, nextDigest(receiver.summary, now), false, officeCalendar(tenant.config)).at,
  }));
  await addRows(
    tx,
    { tenantId: tenant.id, at: now },
    'deliveries',
    rows.map(({ id, user, address, due }) => ({
      id,
      event,
      name: catalogue[event].label,
      user_id: user,
      channel: 'email',
      address,
      state: 'merged_digest',
      due_at: toWarsaw(due),
    })),
  );
  for (const { id, user, sealed, due } of rows) {
    await tx.query({
      name: 'notices.toDigest',
      text: `insert into notice_digests (tenant_id, id, user_id, event, sealed, due_at)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [tenant.id, id, user, event, sealed, due],
    });
    await enqueue(tx, tenant.id, digestJob, { user }, { key: `${user} ${due.toISOString()}`, at: due });
  }
}
