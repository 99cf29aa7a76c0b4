import { announcements as announcementsResource } from '../../../resources/announcements';
import { messages as messagesResource } from '../../../resources/messages';
import { addDays } from '../../lib/dates';
import { blank } from '../../schema/validate';
import type { Company } from './companies';
import type { DemoPost } from './posts';
import { type Chance, idOf } from './random';

/** From whom: the client, the office, or the office to itself. */
type Line = readonly [from: 'client' | 'office' | 'note', text: string];

interface Talk {
  subject: string;
  labels: readonly string[];
  lines: readonly Line[];
  /** Only with those who pay VAT. */
  vat?: true;
}

const talks: readonly Talk[] = [
  {
    subject: 'Faktura za leasing samochodu',
    labels: ['vat', 'accounting'],
    vat: true,
    lines: [
      ['client', 'Dzień dobry, leasingodawca wystawił fakturę korygującą. Czy odliczę z niej cały VAT?'],
      [
        'office',
        'Dzień dobry. Przy samochodzie osobowym do użytku mieszanego odliczamy 50% VAT, także z korekty. Proszę ją nam przesłać.',
      ],
      ['note', 'Sprawdzić, czy złożyli VAT-26; w aktach go nie ma.'],
      ['client', 'Dziękuję, fakturę dodam dziś wieczorem. Auto chyba jednak zgłaszaliśmy tylko do firmy?'],
    ],
  },
  {
    subject: 'Nowy pracownik od pierwszego',
    labels: ['payroll', 'zus'],
    lines: [
      ['client', 'Od pierwszego zatrudniam nową osobę na pół etatu. Czego potrzebujecie?'],
      ['office', 'Proszę o kwestionariusz osobowy, skierowanie na badania wyślemy dziś. Umowę przygotujemy po badaniach.'],
    ],
  },
  {
    subject: 'Brak wyciągu za ostatni miesiąc',
    labels: ['documents'],
    lines: [
      ['office', 'Dzień dobry, do zamknięcia miesiąca brakuje nam wyciągu z rachunku głównego. Czy możemy prosić do piątku?'],
    ],
  },
  {
    subject: 'Zaświadczenie o niezaleganiu',
    labels: ['accounting'],
    lines: [
      ['client', 'Bank prosi o zaświadczenia z US i ZUS. Ile to potrwa?'],
      ['office', 'Złożyliśmy oba wnioski. Urząd ma do 7 dni, ZUS zwykle odpowiada w 2 dni robocze.'],
      ['client', 'Świetnie, dziękuję!'],
    ],
  },
  {
    subject: 'KSeF: kto wystawia faktury',
    labels: ['ksef'],
    vat: true,
    lines: [
      ['office', 'Dzień dobry, przed obowiązkowym KSeF ustalmy, czy faktury wystawiają Państwo, czy my. Proszę o odpowiedź.'],
      ['client', 'Wolę dalej wystawiać z własnego programu. Czy coś trzeba podpisać?'],
    ],
  },
];

interface Given {
  today: string;
  companies: readonly Company[];
  memberships: readonly { user_id: string; company_id: string }[];
}

/** Conversations with clients who can log in and with some who can't, and two announcements. */
export function messages(
  luck: Chance,
  moment: number,
  { today, companies, memberships }: Given,
): Record<string, readonly object[]> {
  const posts: DemoPost[] = [];
  const threads: object[] = [];
  const talk = (company: Company, at: number, day: string, plot: Talk) => {
    const id = idOf(luck, moment + at);
    const client = memberships.find(({ company_id }) => company_id === company.id)?.user_id;
    const lines = client ? plot.lines : plot.lines.filter(([from]) => from !== 'client');
    if (lines.length === 0) return;
    const last = lines.filter(([from]) => from !== 'note').at(-1)?.[0];
    lines.forEach(([from, text], nth) => {
      const office = from !== 'client';
      posts.push({
        id: idOf(luck, moment + at + nth),
        record_id: id,
        author_id: office ? company.owner_id : (client ?? company.owner_id),
        from_office: office,
        internal: from === 'note',
        body: `<p>${text}</p>`,
        at: `${day} ${String(9 + nth).padStart(2, '0')}:${10 + 7 * nth}:00`,
        read_by: [
          ...(office || nth < lines.length - 1 ? [{ id: company.owner_id, office: true }] : []),
          ...(client && nth < lines.length - 1 ? [{ id: client, office: false }] : []),
        ],
      });
    });
    threads.push({
      ...blank(messagesResource),
      id,
      subject: plot.subject,
      company_id: company.id,
      status: last === 'client' ? 'waiting_office' : 'waiting_client',
      assignee_id: company.owner_id,
      labels: plot.labels,
      important: plot.labels.includes('ksef'),
      due_answer_at: last === 'client' ? `${addDays(today, 1)} 15:00:00` : null,
      last_post_at: posts.at(-1)?.at,
      created_at: new Date(`${day}T07:30:00Z`),
    });
  };
  companies.slice(0, 3).forEach((company, nth) => {
    for (const [at, plot] of talks.slice(nth === 0 ? 0 : nth, nth === 0 ? 4 : nth + 3).entries())
      talk(company, nth * 10 + at, addDays(today, -1 - at * 3 - nth), plot);
  });
  for (const company of companies.slice(3, 24))
    talk(
      company,
      luck.whole(0, 40),
      addDays(today, -luck.whole(2, 40)),
      luck.pick(talks.filter(({ vat }) => !vat || company.vat_status === 'active')),
    );
  return { messages: threads, 'posts of messages': posts, announcements: drafts(luck, moment) };
}

function drafts(luck: Chance, moment: number): object[] {
  const written = (title: string, body: string, audience: string, requires_confirmation: boolean) => ({
    ...blank(announcementsResource),
    id: idOf(luck, moment),
    title,
    body,
    audience,
    requires_confirmation,
    status: 'draft',
  });
  return [
    written(
      'Godziny pracy biura w okresie świąt',
      '<p>Dzień dobry {imie},</p><p>24 i 31 grudnia biuro jest nieczynne. Dokumenty firmy {firma} prosimy przesłać najpóźniej 22 grudnia.</p>',
      'status:active',
      false,
    ),
    written(
      'Nowe zasady przesyłania faktur od stycznia',
      '<p>Dzień dobry {imie},</p><p>od stycznia faktury zakupu pobieramy z KSeF. Proszę potwierdzić, że znasz zasady oznaczania wydatków.</p>',
      'status:active,vat_status:active',
      true,
    ),
  ];
}
