import type { Principal } from '../../access/principal';
import type { Database } from '../db/database';
import type { Tenant } from '../scope';
import { catalogue, type EventCode, eventCodes } from './catalogue';
import { channels, type NoticeChannel } from './define';
import { ownPreferences } from './preferences';
import { isFor } from './receivers';

/** One line of a person's own settings: an event and its channels. */
export interface OwnChoice {
  event: string;
  label: string;
  group: string;
  /** Nobody may change it. */
  locked: boolean;
  channels: Record<Exclude<NoticeChannel, 'push'>, boolean> & { push?: boolean };
}

/** Letters that protect the account; they go out whatever anybody chose. */
const accountLetters = ['Kody logowania', 'Logowanie z nowego urządzenia', 'Zmiana hasła, telefonu i drugiego składnika'];
const locked: OwnChoice[] = accountLetters.map((label, index) => ({
  event: `account_${index}`,
  label,
  group: 'Bezpieczeństwo konta',
  locked: true,
  channels: { portal: false, email: true, sms: false, digest: false },
}));

/**
 * What a person may be told of, with their own choices over the firm's rules; what the firm switched off is not there. `push` is whether
 * there are hints on devices here: where nobody chose they go with the bell.
 */
export async function ownChoices(db: Database, tenant: Tenant, who: Principal, push: boolean): Promise<OwnChoice[]> {
  const own = await ownPreferences(db, tenant.id, who.id);
  const rules = await db.query<{ code: string; enabled: boolean; channels: string[] }>({
    name: 'notices.rules',
    text: 'select code, enabled, channels from notification_rules where tenant_id = $1 and deleted_at is null',
    values: [tenant.id],
  });
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  const lines = eventCodes.flatMap((code): OwnChoice[] => {
    const event = catalogue[code];
    const rule = byCode.get(code) ?? { enabled: true, channels: event.channels };
    if (!rule.enabled || !isFor(event, who, tenant)) return [];
    const isOn = (channel: NoticeChannel): boolean =>
      own.get(`${code} ${channel}`) ?? (channel === 'push' ? isOn('portal') : rule.channels.includes(channel));
    const there = channels.filter((channel) => push || channel !== 'push');
    const state = Object.fromEntries(there.map((channel) => [channel, isOn(channel)])) as OwnChoice['channels'];
    return [{ event: code, label: event.label, group: event.group, locked: event.mandatory ?? false, channels: state }];
  });
  return [...lines, ...locked];
}

/** Whether the person may choose about this event at all. */
export function mayChoose(code: string, tenant: Tenant, who: Principal): code is EventCode {
  if (!Object.hasOwn(catalogue, code)) return false;
  const event = catalogue[code as EventCode];
  return !event.mandatory && isFor(event, who, tenant);
}
