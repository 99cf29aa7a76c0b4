import { takesCodes } from '../../domain/identifiers/phoneNumbers';
import { email } from '../../schema/fields/email';
import { phone } from '../../schema/fields/phone';

export type Channel = 'email' | 'sms';

/** On whose behalf a message goes out. */
export interface Sender {
  id: string;
  name: string;
  /** Where answers to a mail go; without it nobody reads them. */
  replyTo?: string;
}

/** One message to one person. Plain data, so that it can wait in a table until a job sends it. */
export interface Message {
  /** An e-mail address, or a phone number in any Polish spelling. */
  to: string;
  channel: Channel;
  /** Mail only. */
  subject?: string;
  text: string;
  html?: string;
  /** The code or link that the text holds, for the outbox and the console of a developer. */
  code?: string;
  link?: string;
  tenant: Sender;
}

/** What every way of sending has in common; `send` throws MessageRefused or DeliveryFailed. */
export interface Mailer {
  send(message: Message): Promise<void>;
}

/** The message itself is at fault and will never go out. Says what is wrong without repeating an address or a text. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** One line, free of controls: fit for a header or a name. */
export function isOneLine(text: string): boolean {
  return !CONTROLS.test(text);
}

/** Makes text of any origin fit for one line: controls, marks that turn the reading direction and runs of blanks become one space. */
export function oneLine(text: string): string {
  return text
    .split(/[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/u)
    .join(' ')
    .trim();
}

/** Gives the message with its address in the one form that goes out; throws MessageRefused. */
export function checked(message: Message): Message {
  if (!isOneLine(message.to)) throw new MessageRefused('The address holds a control character');
  const { parse, check } = message.channel === 'email' ? email : phone;
  const to = String(parse(message.to));
  if (check(to)) throw new MessageRefused(`The address is no ${message.channel} address`);
  if (message.channel === 'sms' && !takesCodes(to)) throw new MessageRefused('The number is one that somebody earns by');
  if (!isOneLine(message.tenant.name)) throw new MessageRefused('The name of the sender holds a control character');
  const { replyTo } = message.tenant;
  if (replyTo !== undefined && (!isOneLine(replyTo) || email.check(replyTo)))
    throw new MessageRefused('Answers would go to no mail address');
  if (message.channel === 'email' && !message.subject) throw new MessageRefused('A mail needs a subject');
  if (!isOneLine(message.subject ?? '')) throw new MessageRefused('The subject holds a control character');
  if (message.text.trim() === '') throw new MessageRefused('The message is empty');
  return { ...message, to };
}
