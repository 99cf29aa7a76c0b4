import type { Tx } from '../db/database';
import { audit, trailOf } from '../records/audit';
import type { Scope } from '../scope';
import type { EventCode } from './catalogue';
import type { NoticeChannel } from './define';

/** What people chose for themselves about one event, by person and channel. */
export type Preferences = (userId: string, channel: NoticeChannel) => boolean | null;

export async function preferencesOf(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  code: EventCode,
  userIds: readonly string[],
): Promise<Preferences> {
  const rows = await db.query<{ user_id: string; channel: string; is_on: boolean }>({
    name: 'notices.preferences',
    text: 'select user_id, channel, is_on from notice_preferences where tenant_id = $1 and event = $2 and user_id = any ($3::uuid[])',
    values: [tenantId, code, userIds],
  });
  const chosen = new Map(rows.map(({ user_id, channel, is_on }) => [`${user_id} ${channel}`, is_on]));
  return (userId, channel) => chosen.get(`${userId} ${channel}`) ?? null;
}

/** Everything that one person chose, by `event channel`. */
export async function ownPreferences(db: Pick<Tx, 'query'>, tenantId: number, userId: string): Promise<Map<string, boolean>> {
  const rows = await db.query<{ event: string; channel: string; is_on: boolean }>({
    name: 'notices.own',
    text: 'select event, channel, is_on from notice_preferences where tenant_id = $1 and user_id = $2',
    values: [tenantId, userId],
  });
  return new Map(rows.map(({ event, channel, is_on }) => [`${event} ${channel}`, is_on]));
}

/** Keeps what the asker chose for themselves about one event and channel, and a line of the trail where that is new (U01). */
export async function choose(
  tx: Tx,
  scope: Scope,
  { event, channel, isOn }: { event: EventCode; channel: NoticeChannel; isOn: boolean },
): Promise<void> {
  const { tenant, who } = scope;
  const key = `${event} ${channel}`;
  const before = (await ownPreferences(tx, tenant.id, who.id)).get(key) ?? null;
  if (before === isOn) return;
  await tx.query({
    name: 'notices.choose',
    text: `insert into notice_preferences (tenant_id, user_id, event, channel, is_on) values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, user_id, event, channel) do update set is_on = excluded.is_on`,
    values: [tenant.id, who.id, event, channel, isOn],
  });
  const changes = { [key]: { before, after: isOn } };
  await audit(tx, { ...trailOf(scope), action: 'notice_choice', entity: 'users', id: who.id, changes });
}
