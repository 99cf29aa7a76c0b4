import { resources } from '../../../resources';
import type { RecordOf, Resource } from '../../schema';
import type { Database, Tx } from '../db/database';
import { takeTurn } from '../db/turns';
import { fill } from '../records/fill';
import { newId } from '../records/start';
import { catalogue, type EventCode, eventCodes } from './catalogue';
import type { NoticeChannel, NoticeEvent } from './define';

type Kept = RecordOf<(typeof resources)['notification-rules']>;

/** How a firm tells of an event. */
export type Rule = Pick<
  Kept,
  | 'enabled'
  | 'portal_text'
  | 'subject'
  | 'body'
  | 'sms_text'
  | 'offsets'
  | 'repeat_every_days'
  | 'max_repeats'
  | 'escalate_after_days'
  | 'escalate_to'
  | 'send_hour'
  | 'working_days_only'
  | 'quiet_hours'
  | 'quiet_from'
  | 'quiet_to'
  | 'important'
> & { channels: readonly NoticeChannel[] };

const columns = `enabled, channels, portal_text, subject, body, sms_text, offsets, repeat_every_days, max_repeats, escalate_after_days, escalate_to,
  send_hour, working_days_only, quiet_hours, quiet_from, quiet_to, important`;

/** What holds until the firm changes it. */
export function standardRule(event: NoticeEvent): Rule {
  return {
    enabled: true,
    channels: event.channels,
    portal_text: event.portal,
    subject: event.subject ?? event.label,
    body: event.body ?? `Dzień dobry, {imie},\n\n${event.portal}`,
    sms_text: event.sms ?? `{biuro}: ${event.portal}`,
    offsets: (event.offsets ?? []).map((days) => ({ days })),
    repeat_every_days: event.repeat?.everyDays ?? null,
    max_repeats: event.repeat?.most ?? null,
    escalate_after_days: null,
    escalate_to: null,
    send_hour: event.sendHour ?? null,
    working_days_only: event.workingDaysOnly ?? false,
    quiet_hours: true,
    quiet_from: 21,
    quiet_to: 7,
    important: event.important ?? false,
  };
}

/** The firm's rule for an event. */
export async function ruleOf(db: Pick<Tx, 'query'>, tenantId: number, code: EventCode): Promise<Rule> {
  const [row] = await db.query<Rule>({
    name: 'notices.rule',
    text: `select ${columns} from notification_rules where tenant_id = $1 and code = $2 and deleted_at is null`,
    values: [tenantId, code],
  });
  return row ?? standardRule(catalogue[code]);
}

/** All rules of a firm, read at once. */
export async function rulesOf(db: Pick<Tx, 'query'>, tenantId: number): Promise<(code: EventCode) => Rule> {
  const rows = await db.query<Rule & { code: string }>({
    name: 'notices.allRules',
    text: `select code, ${columns} from notification_rules where tenant_id = $1 and deleted_at is null`,
    values: [tenantId],
  });
  const kept = new Map<string, Rule>(rows.map(({ code, ...rule }) => [code, rule]));
  return (code) => kept.get(code) ?? standardRule(catalogue[code]);
}

/** A new rule's whole record. */
export function ruleRecord(code: EventCode, id: string): Record<string, unknown> & { id: string } {
  const event = catalogue[code];
  return { ...standardRule(event), id, code, name: event.label, module: event.group, audience: [...event.for] };
}

/** Gives the firm a rule for each event that it has none for. */
export async function keepRules(db: Database, tenantId: number, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, tenantId, 'notification-rules');
    const rows = await tx.query<{ code: string }>({
      text: 'select code from notification_rules where tenant_id = $1 and deleted_at is null',
      values: [tenantId],
    });
    const known = new Set(rows.map(({ code }) => code));
    const missing = eventCodes.filter((code) => !known.has(code)).map((code) => ruleRecord(code, newId()));
    if (missing.length > 0) await fill(tx, { tenantId, at }, resources['notification-rules'] as Resource, missing);
  });
}
