import { countOf } from '../../lib/text';
import { decryptField } from '../auth/crypto/fields';
import type { Tx } from '../db/database';
import { defineJob } from '../jobs/define';
import { letter } from '../mail/compose';
import type { Message, Sender } from '../mail/message';
import { withWord } from '../mail/recognition';
import { senderOf } from '../mail/sender';
import { seenAmong } from '../records/seenAmong';
import { fieldKeys } from '../records/start';
import type { Tenant } from '../scope';
import { catalogue, type EventCode } from './catalogue';
import { type DigestLine, digestJob } from './digestTime';
import { panelOf } from './panel';
import { accounts, isFor } from './receivers';
import { type Ending, endDelivery } from './rows';
import { isFinal } from './send';

interface Row {
  id: string;
  event: EventCode;
  sealed: string;
}
type Line = DigestLine & { id: string; event: EventCode; group: string };

const waiting = (db: Pick<Tx, 'query'>, tenantId: number, userId: string, now: Date) =>
  db.query<Row>({
    name: 'notices.digest',
    text: `select id, event, sealed from notice_digests
      where tenant_id = $1 and user_id = $2 and due_at <= $3 order by id limit 500`,
    values: [tenantId, userId, now],
  });

/** Those of the lines that the person may still know of (P18), and where the summary goes; null where the account is in use no more. */
async function stillFor(
  db: Pick<Tx, 'query'>,
  tenant: Tenant,
  user: string,
  lines: readonly Line[],
): Promise<{ to: string; lines: Line[] } | null> {
  const [receiver] = await accounts(db, tenant, [user]);
  if (!receiver) return null;
  const sees = await seenAmong(
    db,
    tenant,
    receiver.who,
    lines.flatMap(({ named }) => named ?? []),
  );
  const may = ({ event, named }: Line) => isFor(catalogue[event], receiver.who, tenant) && (!named || sees(named));
  return { to: receiver.email, lines: lines.filter(may) };
}

/** Sends a person one mail of all that waited for it; what they may no longer know of is left out. */
export const sendDigest = defineJob<{ user: string }>({
  name: digestJob,
  label: 'Podsumowanie powiadomień',
  async run({ user }, { db, tenant, now, tools, complete }) {
    const rows = await waiting(db, tenant.id, user, now);
    const opened = rows.map(({ id, event, sealed }): Line => {
      const line = JSON.parse(decryptField(fieldKeys(), String(tenant.id), 'notice', sealed)) as DigestLine;
      return { ...line, id, event, group: catalogue[event].group };
    });
    const { to, lines } = (await stillFor(db, tenant, user, opened)) ?? { to: '', lines: [] };
    let ending: Ending = { state: 'sent' };
    if (lines.length > 0) {
      try {
        const mail = digestMail(to, senderOf(tenant), lines, panelOf(tenant.key));
        await tools.mailer.send(await withWord(db, tenant.id, mail));
      } catch (error) {
        if (!isFinal(error)) throw error;
        ending = { state: 'failed', error: error.message };
      }
    }
    const told = new Set(lines.map(({ id }) => id));
    await complete(async (tx) => {
      for (const { id } of rows)
        await endDelivery(
          tx,
          tenant.id,
          id,
          told.has(id) ? ending : { state: 'suppressed', error: 'Odbiorca nie ma już dostępu' },
          now,
        );
      await tx.query({
        name: 'notices.digested',
        text: 'delete from notice_digests where tenant_id = $1 and id = any ($2::uuid[])',
        values: [tenant.id, rows.map(({ id }) => id)],
      });
    });
  },
});

/** The summary itself, grouped as the notices are in settings; addresses stand in the text, so that each line can be opened. */
function digestMail(to: string, sender: Sender, lines: readonly (DigestLine & { group: string })[], panel: string): Message {
  const groups = [...new Set(lines.map(({ group }) => group))];
  const parts = groups.flatMap((group) => [
    `${group}:`,
    ...lines.filter((line) => line.group === group).map(({ text, link }) => `• ${text}${link ? ` – ${panel}${link}` : ''}`),
  ]);
  const count = countOf(lines.length, 'powiadomienie', 'powiadomienia', 'powiadomień');
  const { link: _inTheText, ...message } = letter(
    { to, tenant: sender },
    {
      subject: `Podsumowanie: ${count}`,
      body: [
        'Dzień dobry,',
        `oto, co wydarzyło się od ostatniego podsumowania (${count}).`,
        ...parts,
        { button: 'Otwórz panel', link: `${panel}/` },
      ],
    },
  );
  return message;
}
