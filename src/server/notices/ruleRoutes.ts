import { resources } from '../../../resources';
import type { FieldMap, Resource } from '../../schema';
import { type Faults, readFields, requiredFault } from '../../schema/validate';
import { badBody, conflict, invalid, notFound } from '../errors';
import { MessageRefused } from '../mail/message';
import { smsLength } from '../mail/smsLength';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { one } from '../records/one';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { type EventCode, eventNamed } from './catalogue';
import { sampled, type Texts } from './preview';
import { receiversOf } from './receivers';
import { unknownVariables } from './template';

const rules = resources['notification-rules'];
const { portal_text, subject, body, sms_text } = rules.fields;
const textFields = { portal_text, subject, body, sms_text };

const anything = { type: 'object', additionalProperties: true } as const;
const texts = {
  portal_text: { type: 'string' },
  subject: { type: 'string' },
  body: { type: 'string' },
  sms_text: { type: 'string' },
} as const;
const tags = ['notification-rules'];

interface Asked {
  Params: { id: string };
  Body: Partial<Texts> & { channel?: 'email' | 'sms' };
}

/** What a rule's texts look like with sample values, and a letter of them to oneself. */
export function noticeRuleRoutes(app: App, { db, mailer }: Services): void {
  app.post<Asked>(
    '/api/notification-rules/:id/preview',
    {
      config: { area: 'settings', verb: 'show', rate: 'previews' },
      schema: {
        tags,
        summary: 'Podgląd treści z przykładowymi wartościami',
        body: { type: 'object', additionalProperties: false, properties: texts },
        response: { 200: anything },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { code, texts: read } = await readTexts(db, scope, request.params.id, request.body);
      const { portal, mail, sms } = sampled(scope.tenant, code, read, {
        email: 'podglad@example.com',
        phone: '+48500000000',
        firstName: scope.who.first_name,
      });
      const { units, parts, encoding } = smsLength(sms.text);
      return {
        data: {
          portal,
          mail: { subject: mail.subject, text: mail.text, html: mail.html },
          sms: { text: sms.text, units, parts, polish: encoding === 'UCS-2' },
        },
      };
    },
  );

  app.post<Asked>(
    '/api/notification-rules/:id/test',
    {
      config: { area: 'settings', verb: 'act', rate: 'tests' },
      schema: {
        tags,
        summary: 'Próbna wysyłka do siebie',
        body: {
          type: 'object',
          required: ['channel'],
          additionalProperties: false,
          properties: { ...texts, channel: { type: 'string', enum: ['email', 'sms'] } },
        },
        response: { 200: anything },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { channel = 'email', ...sent } = request.body;
      const { code, texts: read } = await readTexts(db, scope, request.params.id, sent);
      const [account] = await accountOf(db, scope);
      if (!account) throw notFound();
      if (channel === 'sms' && !account.phone)
        throw conflict('Najpierw dodaj numer telefonu w swoim profilu.', undefined, 'no_phone');
      const made = sampled(scope.tenant, code, read, {
        email: account.email,
        phone: account.phone ?? '+48500000000',
        firstName: scope.who.first_name,
      });
      try {
        await mailer.send(channel === 'sms' ? made.sms : made.mail);
      } catch (error) {
        if (error instanceof MessageRefused) throw badBody('Tej wiadomości nie da się wysłać. Sprawdź jej treść.');
        throw conflict('Nie udało się wysłać wiadomości. Spróbuj ponownie za chwilę.', undefined, 'not_sent');
      }
      const changes = { channel: { before: null, after: channel } };
      await db.transaction((tx) =>
        audit(tx, { ...trailOf(scope), action: 'test', entity: rules.name, id: request.params.id, changes }),
      );
      return { data: { sent: true } };
    },
  );
}

const accountOf = (db: Services['db'], scope: Scope) =>
  receiversOf(
    db,
    scope.tenant,
    { label: '', group: '', for: ['office'], channels: [], variables: [], portal: '' },
    [scope.who.id],
    undefined,
  );

/** The rule's own texts with those sent laid over them, checked as they would be when saved. */
async function readTexts(
  db: Services['db'],
  scope: Scope,
  id: string,
  sent: Partial<Texts>,
): Promise<{ code: EventCode; texts: Texts }> {
  const rule = await one(db, scope, rules as Resource, id);
  const event = eventNamed(String(rule.code));
  if (!event) throw notFound();
  const { values, faults } = readFields(sent, textFields as FieldMap);
  const read: Record<string, unknown> = { ...pick(rule), ...values };
  const wrong: Faults = { ...faults };
  for (const [key, value] of Object.entries(read)) {
    if (value === null || value === '') wrong[key] ??= requiredFault;
    const unknown = unknownVariables(String(value ?? ''), event);
    if (unknown.length > 0) wrong[key] = `Tu nie ma zmiennej ${unknown.map((name) => `{${name}}`).join(', ')}`;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { code: String(rule.code) as EventCode, texts: read as unknown as Texts };
}

const pick = (rule: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(textFields).map((key) => [key, rule[key] ?? null]));
