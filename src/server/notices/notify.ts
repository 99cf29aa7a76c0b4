import { toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import { officeCalendar } from '../../tenants/hours';
import { encryptField } from '../auth/crypto/fields';
import { maskedEmail, maskedPhone } from '../auth/hints';
import type { Tx } from '../db/database';
import { grantEntry, mayEnterByLink } from '../entry/grant';
import { enqueueAll } from '../jobs/enqueue';
import type { Message } from '../mail/message';
import { senderOf } from '../mail/sender';
import { smsLength } from '../mail/smsLength';
import { pushDevicesOf } from '../push/rows';
import type { Named } from '../records/seenAmong';
import { fieldKeys, newId } from '../records/start';
import { actorOf, type Scope } from '../scope';
import { addToDigests } from './addToDigests';
import { catalogue, type EventCode } from './catalogue';
import { bellText, mailOf, smsOf } from './compose';
import type { NoticeChannel } from './define';
import { type HintOutgoing, hintJob, noticeJob, type Outgoing } from './outgoing';
import { panelOf } from './panel';
import { preferencesOf } from './preferences';
import { type About, addressOf, namedBy, type Receiver, receiversOf } from './receivers';
import { addRows, refusesSettlementSms } from './rows';
import { ruleOf } from './rules';
import { supersede } from './supersede';
import { timingOf } from './timing';

/** Something to be told. */
export interface Telling {
  event: EventCode;
  /** Accounts; those who may not see the record, are not active or are not whom the event is for get nothing, nor does whoever caused it. */
  to: readonly string[];
  record?: About;
  /** The records that the texts name where it leads to none of them; 13 at most. */
  named?: Named;
  /** Variables of the texts, as people read them. */
  values: Readonly<Record<string, string>>;
  /** Where in the panel it leads, if not to the record: a path. */
  link?: string;
  /** The list of a resource that it leads to instead. */
  list?: string;
  /** Planned work waits for the rule's hour; what just happened does not. */
  isPlanned?: boolean;
}

/** Tells people of an event in the caller's transaction: the bell at once, mail and text messages by the firm's rule and each one's choice. Answers whom. */
export async function notify(tx: Tx, scope: Scope, telling: Telling): Promise<string[]> {
  const { event: code, to, record } = telling;
  const named = telling.named ?? namedBy(record);
  const { tenant, now } = scope;
  const event = catalogue[code];
  const rule = await ruleOf(tx, tenant.id, code);
  if (!rule.enabled && !event.mandatory) return [];
  const actor = actorOf(scope);
  const found = await receiversOf(
    tx,
    tenant,
    event,
    to.filter((id) => id !== actor),
    named,
  );
  const receivers = found.filter(({ who }) => who.id !== actor);
  if (receivers.length === 0) return [];
  const ids = receivers.map(({ who }) => who.id);
  const chosen = await preferencesOf(tx, tenant.id, code, ids);
  const noSms = event.settlement && record ? await refusesSettlementSms(tx, tenant.id, record.id) : false;
  const wants = (userId: string, channel: NoticeChannel): boolean => {
    const own = event.mandatory ? null : chosen(userId, channel);
    return own ?? (channel === 'push' ? wants(userId, 'portal') : rule.channels.includes(channel));
  };

  const about = record ?? (telling.list ? { resource: telling.list } : null);
  const panel = panelOf(tenant.key);
  const linkOf = ({ who }: Receiver) => telling.link ?? (about ? addressOf(about, who) : null);

  const valuesOf = (receiver: Receiver) => ({
    ...telling.values,
    imie: receiver.who.first_name,
    biuro: tenant.config.tenant.name,
    link: panel + (linkOf(receiver) ?? ''),
  });

  const bells = receivers.filter(({ who }) => wants(who.id, 'portal'));
  await addRows(
    tx,
    { tenantId: tenant.id, at: now },
    'notices',
    bells.map((receiver) => ({
      id: newId(),
      user_id: receiver.who.id,
      text: bellText(rule, valuesOf(receiver)),
      event: code,
      link: linkOf(receiver),
      record_resource: named?.resource ?? null,
      record_id: record?.id ?? null,
      named_ids: telling.named?.ids.join(' ') ?? null,
    })),
  );

  const isUrgent = event.mandatory || rule.important;
  const summed = isUrgent ? [] : receivers.filter(({ who }) => wants(who.id, 'digest'));
  await addToDigests(
    tx,
    { tenant, now, rule, event: code, named },
    summed.map((receiver) => ({ receiver, text: bellText(rule, valuesOf(receiver)), link: linkOf(receiver) })),
  );

  const { at, isHeld } = timingOf(rule, now, telling.isPlanned ?? false, officeCalendar(tenant.config));
  if (telling.isPlanned && named) await supersede(tx, tenant.id, { event: code, named, users: ids, now });
  const sender = senderOf(tenant);
  const mailed = receivers.filter((receiver) => wants(receiver.who.id, 'email') && !summed.includes(receiver));
  const entries = await entriesFor(tx, scope, record, mailed);
  const messages = receivers.flatMap((receiver) => {
    const values = valuesOf(receiver);
    const { who, email, phone } = receiver;
    const entry = entries.get(who.id);
    const path = entry ?? linkOf(receiver);
    const inMail = entry ? { ...values, link: panel + entry } : values;
    const mail = mailed.includes(receiver)
      ? [mailOf({ to: email, tenant: sender }, rule, inMail, path && panel + path, entry ? [entryNote] : [])]
      : [];
    const sms = phone && !noSms && wants(who.id, 'sms') ? [smsOf({ to: phone, tenant: sender }, rule, values)] : [];
    return [...mail, ...sms].map((message) => ({ id: newId(), userId: who.id, message }));
  });
  await addRows(
    tx,
    { tenantId: tenant.id, at: now },
    'deliveries',
    messages.map(({ id, userId, message }) => ({
      id,
      event: code,
      name: event.label,
      user_id: userId,
      channel: message.channel,
      address: maskedAddress(message),
      state: isHeld ? 'held_quiet' : 'queued',
      parts: message.channel === 'sms' ? smsLength(message.text).parts : null,
      due_at: toWarsaw(at),
    })),
  );
  const work = messages.map(({ id, userId, message }) => ({
    at,
    payload: {
      delivery: id,
      user: userId,
      event: code,
      ...(named ? { named } : {}),
      message: encryptField(fieldKeys(), String(tenant.id), 'notice', JSON.stringify(message)),
    } satisfies Outgoing,
  }));
  await enqueueAll(tx, tenant.id, noticeJob, work);
  const hinted = tenant.config.switches.webPush ? receivers.filter(({ who }) => wants(who.id, 'push')) : [];
  await leaveHints(tx, scope, { code, at, isHeld, named, linkOf }, hinted);
  return ids;
}

interface Hinting {
  code: EventCode;
  at: Date;
  isHeld: boolean;
  named: Named | undefined;
  linkOf(receiver: Receiver): string | null;
}

/** A hint for each browser that these people turned on, with nothing in it but what kind of news it is. */
async function leaveHints(
  tx: Tx,
  { tenant, now }: Scope,
  { code, at, isHeld, named, linkOf }: Hinting,
  hinted: readonly Receiver[],
): Promise<void> {
  const devices = await pushDevicesOf(
    tx,
    tenant.id,
    hinted.map(({ who }) => who.id),
  );
  if (devices.length === 0) return;
  const links = new Map(hinted.map((receiver) => [receiver.who.id, linkOf(receiver)]));
  const hints = devices.map((device) => ({ id: newId(), device }));
  await addRows(
    tx,
    { tenantId: tenant.id, at: now },
    'deliveries',
    hints.map(({ id, device }) => ({
      id,
      event: code,
      name: catalogue[code].label,
      user_id: device.user_id,
      channel: 'push',
      address: cut(device.name, 120),
      state: isHeld ? 'held_quiet' : 'queued',
      due_at: toWarsaw(at),
    })),
  );
  const work = hints.map(({ id, device }) => ({
    at,
    payload: {
      delivery: id,
      device: device.id,
      user: device.user_id,
      event: code,
      ...(named ? { named } : {}),
      link: links.get(device.user_id) ?? null,
    } satisfies HintOutgoing,
  }));
  await enqueueAll(tx, tenant.id, hintJob, work);
}

const entryNote =
  'Przycisk pokaże tę jedną sprawę bez logowania, przez 7 dni. Kwoty i numery kont odsłoni kod z SMS-a lub aplikacji. Link jest tylko dla Ciebie: nie przesyłaj go dalej.';

/** Links that open the one record without a login, for the clients among those who are written to, where the firm has turned them on. */
async function entriesFor(
  tx: Tx,
  { tenant, now }: Scope,
  record: About | undefined,
  mailed: readonly Receiver[],
): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  if (!record) return entries;
  for (const { who } of mailed) {
    if (!mayEnterByLink(tenant, who, record.resource)) continue;
    const of = { userId: who.id, resource: record.resource, recordId: record.id };
    entries.set(who.id, await grantEntry(tx, { tenantId: tenant.id, at: now }, of));
  }
  return entries;
}

/** As much of an address as lets one recognise it. */
const maskedAddress = ({ channel, to }: Pick<Message, 'channel' | 'to'>): string =>
  channel === 'email' ? maskedEmail(to) : maskedPhone(to);
