import { systemTickets as resource } from '../../../resources/systemTickets';
import { addDays } from '../../lib/dates';
import { blank } from '../../schema/validate';
import type { User } from './people';
import type { DemoPost } from './posts';
import { type Chance, idOf } from './random';

const reports = [
  [
    'Eksport do XLSX trwa bardzo długo',
    'performance',
    'companies',
    'medium',
    'in_progress',
    'Przy wszystkich firmach plik powstaje prawie minutę.',
  ],
  [
    'Nie widzę firmy po zmianie opiekuna',
    'access',
    'companies',
    'high',
    'waiting_reporter',
    'Po przekazaniu klientki koleżance lista jej nie pokazuje.',
  ],
  [
    'Miesiące na liście rozliczeń od najnowszego',
    'idea',
    'settlements',
    'low',
    'new',
    'Wygodniej byłoby zaczynać od bieżącego miesiąca.',
  ],
  [
    'Zły dzień tygodnia w kalendarzu',
    'bug',
    'dashboard',
    'low',
    'released',
    'Podpowiedź pokazywała niedzielę zamiast poniedziałku.',
  ],
] as const;

interface Given {
  today: string;
  people: readonly User[];
  clients: readonly User[];
}

/** What people reported about the panel, a client's among it. */
export function systemTickets(
  luck: Chance,
  moment: number,
  { today, people, clients }: Given,
): Record<string, readonly object[]> {
  const keeper = people.find(({ email }) => email.startsWith('ksiegowa'));
  const operator = people.find(({ roles }) => roles.includes('superuser'));
  if (!keeper || !operator) return {};
  const year = today.slice(0, 4);
  const posts: DemoPost[] = [];
  const own = reports.map((report) => ({ report, reporter: keeper }));
  const [client] = clients;
  const theirs = [
    'Nie przychodzi kod logowania',
    'access',
    'login',
    'high',
    'confirmed',
    'Kod dochodzi dopiero po kilku minutach.',
  ] as const;
  const all = client ? [...own, { report: theirs, reporter: client }] : own;
  const records = all.map(({ report: [title, kind, module, severity, status, description], reporter }, nth) => {
    const id = idOf(luck, moment + nth);
    const day = addDays(today, nth - 9);
    if (status !== 'new')
      posts.push({
        id: idOf(luck, moment + nth),
        record_id: id,
        author_id: operator.id,
        from_office: true,
        internal: false,
        body: '<p>Dziękujemy za zgłoszenie, sprawdzamy. Czy zdarza się to też na innym urządzeniu?</p>',
        at: `${day} 12:05:00`,
        read_by: [{ id: operator.id, office: true }],
      });
    return {
      ...blank(resource),
      id,
      number: `Z/${year}/${String(nth + 1).padStart(5, '0')}`,
      title,
      description: `<p>${description}</p>`,
      kind,
      module,
      severity,
      status,
      reporter_id: reporter.id,
      url: reporter === client ? '/login' : `/dashboard/${module === 'dashboard' ? '' : module}`,
      browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0',
      viewport: '1440 × 900',
      created_at: new Date(`${day}T09:40:00Z`),
    };
  });
  return {
    'system-tickets': records,
    'posts of system-tickets': posts,
    'counters of system-tickets': [{ name: `system-tickets:${year}`, value: records.length }],
  };
}
