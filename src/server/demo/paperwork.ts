import { resources } from '../../../resources';
import { shiftDate } from '../../domain/calendar/workingDays';
import { usualList } from '../../domain/documents/usualList';
import { addDays, formatMonth } from '../../lib/dates';
import type { RecordOf, Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Company } from './companies';
import { type Chance, idOf } from './random';
import { type Document, document, type Settlement } from './work';

type Request = RecordOf<(typeof resources)['document-requests']>;
type Item = RecordOf<(typeof resources)['document-request-items']>;
type Template = RecordOf<(typeof resources)['document-request-templates']>;
type Declaration = RecordOf<(typeof resources)['month-declarations']>;

export interface Paperwork {
  documents: Document[];
  'document-requests': Request[];
  'document-request-items': Item[];
  'document-request-templates': Template[];
  'month-declarations': Declaration[];
  [resource: string]: readonly object[];
}
interface Office {
  /** Those that much is known of, and the rest. */
  companies: readonly Company[];
  others: readonly Company[];
  settlements: readonly Settlement[];
  documents: readonly Document[];
  today: string;
  month: string;
}

/** A document that came back says why. */
const returned = { return_reason: 'missing_page', return_note: 'Brakuje drugiej strony.' } as const;

/** Requests for the last month with their items and what came for them, the office's own list, and months declared complete. */
export function paperwork(
  luck: Chance,
  moment: number,
  { companies, others, settlements, documents, today, month }: Office,
): Paperwork {
  const made: Paperwork = {
    documents: documents.map((one) => (one.status === 'returned' ? { ...one, ...returned } : one)),
    'document-requests': [],
    'document-request-items': [],
    'document-request-templates': [template(luck, moment)],
    'month-declarations': [],
  };
  const newest = new Map(settlements.filter(({ period }) => period === month).map((one) => [one.company_id, one]));
  for (const [nth, company] of companies.entries()) {
    if (nth < 3) forClient(luck, moment, company, month, made.documents);
    if (nth === 0) fromKsef(luck, moment, company, month, made.documents);
    const standing =
      nth < 3
        ? ({ status: 'clients', due: shiftDate(addDays(today, 3), 'forward') } as const)
        : standingOf(newest.get(company.id));
    if (nth === companies.length - 1) made['month-declarations'].push(declaration(luck, moment, company, month, today));
    else if (standing && (standing.status !== 'complete' || luck.yes(0.5))) {
      request(luck, moment, company, { today, month, employees: true, ...standing }, made);
    } else if (standing && luck.yes(0.6)) made['month-declarations'].push(declaration(luck, moment, company, month, today));
  }
  for (const company of others) {
    const standing = standingOf(newest.get(company.id));
    if (standing && standing.status !== 'complete')
      request(luck, moment, company, { today, month, employees: false, ...standing }, made);
  }
  const first = new Set(companies.slice(0, 3).map(({ id }) => id));
  // Those with files came first, so that the queue begins with them.
  const early = new Date(`${addDays(today, -6)}T08:00:00Z`);
  return {
    ...made,
    documents: made.documents.map((one) => (first.has(one.company_id) ? { ...one, created_at: early as never } : one)),
  };
}

const started = <Record>(name: keyof typeof resources, luck: Chance, moment: number) =>
  ({ ...blank(resources[name] as Resource), id: idOf(luck, moment), version: 1 }) as unknown as Record;

/** How a month's request stands: of the clients that one can log in as, of one still asked for, of one that is answered; and its day. */
interface Standing {
  status: 'clients' | 'waiting' | 'incomplete' | 'complete';
  due: string;
}

/** What the month's stage says of its documents; null where nothing is asked yet. */
function standingOf(month: Settlement | undefined): Standing | null {
  if (!month?.documents_due || month.status === 'not_started') return null;
  const { status, documents_due: due } = month;
  if (status === 'waiting_documents') return { status: 'waiting', due };
  return { status: status === 'incomplete' ? 'incomplete' : 'complete', due };
}

/** How each thing that is asked for stands; what came is looked at already, but for the first few clients. */
function itemStatuses(luck: Chance, asked: ReturnType<typeof usualList>, { status }: Standing): Item['status'][] {
  return asked.map(({ required }, at) => {
    if (status === 'clients') return at === 0 ? 'uploaded' : 'missing';
    if (status === 'waiting') return 'missing';
    if (status === 'complete') return 'accepted';
    if (at < 2) return at === 0 && asked.length > 1 ? 'accepted' : 'missing';
    return luck.weighted({ accepted: 45, missing: 45, ...(required ? {} : { not_applicable: 30 }) });
  });
}

function request(
  luck: Chance,
  moment: number,
  company: Company,
  { today, month, employees, ...standing }: Standing & { today: string; month: string; employees: boolean },
  made: Paperwork,
): void {
  const asked = usualList({ ...company, employees });
  if (asked.length === 0) return;
  const { due: due_date } = standing;
  const statuses = itemStatuses(luck, asked, standing);
  const complete = standing.status === 'complete';
  const some = statuses.some((status) => status !== 'missing');
  const status = complete ? 'complete' : due_date < today ? 'overdue' : some ? 'partial' : 'sent';
  const sent = [addDays(due_date, -7), addDays(today, -1)].sort()[0] ?? today;
  const one: Request = {
    ...started<Request>('document-requests', luck, moment),
    title: `Dokumenty za ${formatMonth(month)}`,
    company_id: company.id,
    period: month,
    due_date,
    created_from: 'rule',
    message:
      standing.status === 'clients'
        ? 'Dzień dobry, prosimy o komplet dokumentów za miniony miesiąc. Wystarczą wyraźne zdjęcia.'
        : null,
    status,
    sent_at: `${sent} 09:10:00`,
    // Reminded yesterday, so that the next morning's letters are few.
    last_reminder_at: !complete && due_date <= addDays(today, 2) ? `${addDays(today, -1)} 09:00:00` : null,
    completed_at: complete ? `${addDays(due_date, -1)} 12:00:00` : null,
  };
  made['document-requests'].push(one);
  for (const [at, { label, document_type, required }] of asked.entries()) {
    const item: Item = {
      ...started<Item>('document-request-items', luck, moment),
      request_id: one.id,
      company_id: company.id,
      period: month,
      label,
      document_type,
      required,
      sent: true,
      open: !complete,
      status: statuses[at] ?? 'missing',
      note: statuses[at] === 'not_applicable' ? 'W tym miesiącu nie było' : null,
    };
    made['document-request-items'].push(item);
    if (item.status === 'uploaded' || item.status === 'accepted')
      made.documents.push({
        ...document(luck, moment, company, month),
        document_type: document_type === 'other' ? 'other' : document_type,
        title: label,
        request_item_id: item.id,
        source: 'mobile',
        status: item.status === 'accepted' ? 'accepted' : 'new',
      });
  }
}

/** Nothing is known of it yet. */
const plain = {
  number: null,
  issue_date: null,
  counterparty_name: null,
  counterparty_nip: null,
  net_amount: null,
  vat_amount: null,
  gross_amount: null,
  paid: null,
};

/** Documents that wait for their XML files: invoices to be checked, and what the office filed. */
function fromKsef(luck: Chance, moment: number, company: Company, month: string, documents: Document[]): void {
  const one = (title: string, more: Partial<Document>) =>
    documents.push({ ...document(luck, moment, company, month), ...plain, title, ...more });
  const received = { direction: 'from_client', source: 'ksef', status: 'new' } as const;
  const filed = { direction: 'to_client', source: 'generated', status: 'accepted' } as const;
  one('Zakup z KSeF', { ...received, document_type: 'purchase_invoice' });
  one('Korekta z KSeF', { ...received, document_type: 'correction' });
  one('Energia z KSeF', { ...received, document_type: 'purchase_invoice' });
  one('JPK_V7M', { ...filed, document_type: 'jpk' });
  one('UPO z KSeF', { ...filed, document_type: 'upo' });
}

/** What the office gave: one to be confirmed, and one that came back. */
function forClient(luck: Chance, moment: number, company: Company, month: string, documents: Document[]): void {
  const one = () => document(luck, moment, company, month);
  documents.push(
    {
      ...one(),
      ...plain,
      title: 'Polityka rozliczania kosztów 2026',
      document_type: 'report',
      direction: 'to_client',
      confirmation_required: true,
      status: 'to_confirm',
      source: 'generated',
    },
    {
      ...one(),
      ...plain,
      title: 'Paragon za paliwo',
      document_type: 'receipt',
      status: 'returned',
      source: 'mobile',
      return_reason: 'unreadable',
      return_note: 'Nie widać NIP ani daty. Prosimy o zdjęcie całego paragonu przy dobrym świetle.',
    },
  );
}

function template(luck: Chance, moment: number): Template {
  const asked = (label: string, document_type: 'inventory' | 'asset' | 'vehicle' | 'other', required: boolean) => ({
    label,
    document_type,
    required,
    quantity_expected: null,
  });
  return {
    ...started<Template>('document-request-templates', luck, moment),
    name: 'Zamknięcie roku',
    message: 'Prosimy o dokumenty potrzebne do zamknięcia roku.',
    accounting_types: ['kpir', 'full_books'],
    items: [
      asked('Spis z natury na 31 grudnia', 'inventory', true),
      asked('Zakupione środki trwałe', 'asset', false),
      asked('Ewidencja przebiegu pojazdu', 'vehicle', false),
      asked('Potwierdzenia sald', 'other', false),
    ],
    active: true,
  };
}

function declaration(luck: Chance, moment: number, company: Company, month: string, today: string): Declaration {
  return {
    ...started<Declaration>('month-declarations', luck, moment),
    company_id: company.id,
    period: month,
    declared_at: `${addDays(today, -luck.whole(1, 10))} 18:42:00`,
    status: 'declared',
  };
}
