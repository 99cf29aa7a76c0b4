import { addDays, formatDate, formatMonth, fromWarsaw } from '../../lib/dates';
import { maskedEmail, maskedPhone } from '../auth/hints';
import { catalogue, type EventCode, eventCodes } from '../notices/catalogue';
import { ruleRecord } from '../notices/rules';
import { filled } from '../notices/template';
import type { Company } from './companies';
import type { User } from './people';
import { type Chance, idOf } from './random';

interface Told {
  event: EventCode;
  link: string;
  values: Record<string, string>;
  /** Days ago, and whether it was read. */
  ago: number;
  isRead: boolean;
}

/** What the firm's people were told of lately, what went out by mail and text message, and how the firm tells. */
export function notices(
  luck: Chance,
  moment: number,
  { people, clients, companies }: { people: readonly User[]; clients: readonly User[]; companies: readonly Company[] },
  { today, month }: { today: string; month: string },
): Record<string, readonly object[]> {
  const at = (ago: number, hour: number) =>
    fromWarsaw(`${addDays(today, -ago)} ${String(hour).padStart(2, '0')}:${String(luck.whole(10, 59))}:00`) ?? new Date(moment);
  const bell = (user: User, { event, link, values, ago, isRead }: Told) => {
    const created_at = at(ago, luck.whole(7, 15));
    return {
      id: idOf(luck, created_at.getTime()),
      created_at,
      user_id: user.id,
      text: filled(catalogue[event].portal, values),
      event,
      link,
      read_at: isRead ? `${addDays(today, -ago)} 16:0${luck.whole(0, 9)}:00` : null,
    };
  };
  const said = [
    ...people
      .filter(({ roles }) => !roles.includes('worker-tasks'))
      .flatMap((user) => officeNews(luck, companies, month, today).map((told) => bell(user, told))),
    ...people.filter(({ roles }) => roles.includes('worker-tasks')).map((user) => bell(user, dueSoon(month, today))),
    ...clients.flatMap((user) => clientNews(month, today).map((told) => bell(user, told))),
  ];
  return {
    'notification-rules': eventCodes.map((code) => ruleRecord(code, idOf(luck, moment))),
    notices: said,
    deliveries: [...clients, ...people.slice(0, 6)].flatMap((user) => sentTo(luck, user, at, today)),
  };
}

const dueSoon = (month: string, today: string): Told => ({
  event: 'task_due_soon',
  link: '/dashboard/tasks',
  values: { lista_pozycji: `JPK_V7M za ${formatMonth(month)}`, termin: formatDate(today) },
  ago: 1,
  isRead: false,
});

function officeNews(luck: Chance, companies: readonly Company[], month: string, today: string): Told[] {
  const one = luck.pick(companies);
  const other = luck.pick(companies);
  return [
    dueSoon(month, today),
    {
      event: 'change_request',
      link: `/dashboard/companies/${one.id}`,
      values: { firma: one.title, autor: 'właściciel firmy', powod: 'adres do korespondencji' },
      ago: 2,
      isRead: false,
    },
    {
      event: 'bhp_expiring',
      link: `/dashboard/companies/${other.id}`,
      values: { osoba: 'Marek Wójcik', firma: other.title, termin: formatDate(addDays(today, 14)), dni: 'za 14 dni' },
      ago: 2,
      isRead: true,
    },
    {
      event: 'recurring_generation_summary',
      link: '/dashboard/tasks',
      values: { okres: formatMonth(month), liczba: String(luck.whole(18, 96)) },
      ago: 12,
      isRead: true,
    },
  ];
}

function clientNews(month: string, today: string): Told[] {
  return [
    {
      event: 'documents_missing',
      link: '/',
      values: {
        okres: formatMonth(month),
        termin: formatDate(addDays(today, 5)),
        lista_pozycji: 'wyciąg bankowy, faktury kosztowe',
      },
      ago: 1,
      isRead: false,
    },
    {
      event: 'task_assigned',
      link: '/tasks',
      values: { tytul: 'Potwierdź saldo kasy', firma: 'Twoja firma', termin: formatDate(addDays(today, 9)) },
      ago: 3,
      isRead: false,
    },
    {
      event: 'announcement',
      link: '/',
      values: { tytul: 'Biuro nieczynne 24 grudnia' },
      ago: 8,
      isRead: true,
    },
  ];
}

/** A few mails and text messages to one person, most of which arrived. */
function sentTo(luck: Chance, user: User, at: (ago: number, hour: number) => Date, today: string): object[] {
  const codes = eventCodes.filter((code) => catalogue[code].for.includes(user.isAdmin ? 'office' : 'client'));
  return Array.from({ length: 3 }, (_, index) => {
    const event = luck.pick(codes);
    const channel = user.phone && !user.isAdmin && index === 0 ? 'sms' : 'email';
    const state = luck.weighted({ sent: 88, failed: 12 });
    const ago = luck.whole(1, 10);
    const created_at = at(ago, luck.whole(8, 18));
    const wall = `${addDays(today, -ago)} 18:05:00`;
    return {
      id: idOf(luck, created_at.getTime()),
      created_at,
      event,
      name: catalogue[event].label,
      user_id: user.id,
      channel,
      address: channel === 'sms' ? maskedPhone(user.phone ?? '') : maskedEmail(user.email),
      state,
      error: state === 'failed' ? 'SMTP EENVELOPE 550' : null,
      parts: channel === 'sms' ? 1 : null,
      due_at: wall,
      sent_at: state === 'sent' ? wall : null,
    };
  });
}
