import { type Envelope, letter, shown } from '../mail/compose';
import { type Message, oneLine } from '../mail/message';
import { smsLength } from '../mail/smsLength';
import type { Rule } from './rules';
import { filled } from './template';

type Texts = Pick<Rule, 'portal_text' | 'subject' | 'body' | 'sms_text'>;
type Values = Readonly<Record<string, string>>;

/** The most that the gateway takes in one message. */
const mostParts = 4;

/** What the bell says: one line, in which amounts keep the blanks that no line breaks at. */
export function bellText({ portal_text }: Texts, values: Values): string {
  const text = filled(portal_text, values).split('\u00a0').map(oneLine).join('\u00a0');
  return [...text].slice(0, 500).join('');
}

/** A mail in text and HTML, values escaped there; a button leads into the panel. */
export function mailOf(
  envelope: Envelope,
  texts: Texts,
  values: Values,
  link: string | null,
  notes: readonly string[] = [],
): Message {
  const paragraphs = filled(texts.body, values)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const button = link === null ? [] : [{ button: 'Otwórz w panelu', link }];
  const subject = [...oneLine(filled(texts.subject, values))].slice(0, 200).join('');
  const { link: _inTheText, ...message } = letter(envelope, { subject, body: [...paragraphs, ...button, ...notes] });
  return message;
}

/** A text message, cut where it would take more parts than the gateway sends. */
export function smsOf({ to, tenant }: Envelope, { sms_text }: Texts, values: Values): Message {
  const signs = [...oneLine(filled(sms_text, values))];
  while (smsLength(signs.join('')).parts > mostParts) signs.pop();
  return { to, channel: 'sms', text: signs.join(''), tenant: { id: tenant.id, name: shown(tenant.name) } };
}
