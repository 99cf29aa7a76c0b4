import { formatDateTime, toWarsaw } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { asHtml, asText, type Letter } from './letter';
import { type Message, MessageRefused, oneLine, type Sender } from './message';

/** To whom and on whose behalf. */
export interface Envelope {
  to: string;
  tenant: Sender;
}

export const minutes = (number: number) => countOf(number, 'minutę', 'minuty', 'minut');

export const when = (at: Date) => `${formatDateTime(toWarsaw(at))} (czas polski)`;

/** Names and devices come from people: shown on one line, cut at 80 characters, never read as markup. */
export const shown = (text: string) => [...oneLine(text)].slice(0, 80).join('');

/** Whether an answer reaches anybody. */
const onAnswering = ({ replyTo }: Sender) =>
  replyTo === undefined
    ? 'Nie odpowiadaj na tę wiadomość: nikt nie czyta tu odpowiedzi.'
    : `Możesz odpowiedzieć na tę wiadomość: odpowiedź dostanie biuro (${replyTo}).`;

/** A mail in both forms; throws MessageRefused for a link that is no web address. */
export function letter({ to, tenant }: Envelope, { subject, body }: Omit<Letter, 'from' | 'footnote'>): Message {
  const button = body.find((part) => typeof part !== 'string' && 'link' in part);
  const link = typeof button === 'object' && 'link' in button ? button.link : undefined;
  if (link !== undefined && !/^https?:\/\/[^\s]+$/.test(link)) throw new MessageRefused('The link is no web address');
  const whole: Letter = { subject: oneLine(subject), body, from: shown(tenant.name), footnote: onAnswering(tenant) };
  return {
    to,
    channel: 'email',
    subject: whole.subject,
    text: asText(whole),
    html: asHtml(whole),
    ...(link === undefined ? {} : { link }),
    tenant: { ...tenant, name: shown(tenant.name) },
  };
}
