import type { Content } from 'pdfmake/interfaces';
import { resources } from '../../../resources';
import { formatNrb } from '../../domain/identifiers/nrb';
import { isSettled } from '../../domain/settlement/payment';
import { vatOfRest } from '../../domain/settlement/vatOfRest';
import { formatDate, formatMonth, toWarsaw } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { taxPeriod } from '../../schema/fields/taxPeriod';
import type { Tx } from '../db/database';
import { type Paper, paperTable } from '../paper/paper';
import { list } from '../records/list';
import type { Scope } from '../scope';
import { itemsResource, type Settlement, type SettlementItem } from './records';
import { itemQrText } from './transfer';

type Shown = Partial<Settlement> & { id: string };
type Embedded = { company?: { title: string | null } | null; owner?: { title: string | null } | null };
const choices = itemsResource.fields;
const labelOf = (key: 'kind' | 'amount_type' | 'payment_status', value: string) => choices[key].choices?.[value]?.label ?? value;

/** The settlement on paper, as whoever asks may see it: what to pay, to which account, by when. */
export async function settlementPaper(record: Shown, { scope, db }: { scope: Scope; db: Pick<Tx, 'query'> }): Promise<Paper> {
  const month = formatMonth(record.period ?? '');
  const { company, owner } = record as Embedded;
  const { data } = await list(db, scope, resources['settlement-items'], {
    page: 1,
    limit: 100,
    sort: [{ key: 'due_effective', order: 'asc' }],
    search: '',
    filters: [{ key: 'settlement_id', is: 'any', values: [record.id] }],
  });
  const items = data as unknown as SettlementItem[];
  const due = items.filter(({ amount_type }) => amount_type === 'due');
  const others = items.filter(({ amount_type }) => amount_type !== 'due');
  const total = due.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const version = (record.revision ?? 1) > 1 ? `, wersja ${record.revision}` : '';
  return {
    title: `Rozliczenie za ${month}`,
    name: `Rozliczenie ${company?.title ?? ''} ${record.period ?? ''}`,
    lead: [company?.title, version && `korekta${version}`].filter(Boolean).join(', '),
    foot: `${scope.tenant.config.tenant.name} · ${formatDate(toWarsaw(scope.now).slice(0, 10))}`,
    content: [
      ...figures(record),
      {
        text: due.length > 0 ? `Do zapłaty razem: ${formatMoney(total)}` : 'Nie ma nic do zapłaty',
        style: 'big',
        margin: [0, 6, 0, 6],
      },
      ...(due.length > 0 ? [table(due, total)] : []),
      ...(others.length > 0 ? [{ text: 'Pozostałe', style: 'heading' }, otherTable(others)] : []),
      ...transfers(due),
      ...(record.note_to_client ? [{ text: 'Uwagi biura', style: 'heading' }, { text: record.note_to_client }] : []),
      ...(record.correction_reason ? [{ text: 'Powód korekty', style: 'heading' }, { text: record.correction_reason }] : []),
      ...(owner?.title
        ? [{ text: `Opiekun: ${owner.title}`, style: 'quiet', margin: [0, 14, 0, 0] as [number, number, number, number] }]
        : []),
    ],
  };
}

function figures({ revenue_amount, cost_amount, profit_amount }: Shown): Content[] {
  const known = [
    ['Przychód', revenue_amount],
    ['Koszt', cost_amount],
    ['Dochód', profit_amount],
  ].filter(([, amount]) => typeof amount === 'number');
  if (known.length === 0) return [];
  return [
    paperTable(
      known.map(([label], at) => ({ label: String(label), right: at > 0, wide: true })),
      [known.map(([, amount]) => formatMoney(Number(amount)))],
    ),
  ];
}

function table(items: readonly SettlementItem[], total: number): Content {
  return paperTable(
    [{ label: 'Za co', wide: true }, { label: 'Okres' }, { label: 'Termin' }, { label: 'Stan' }, { label: 'Kwota', right: true }],
    items.map((item) => [
      labelOf('kind', item.kind),
      item.tax_period ? taxPeriod.format(item.tax_period) : '',
      formatDate(item.due_effective ?? item.due_nominal),
      labelOf('payment_status', item.payment_status),
      item.amount === null ? '–' : formatMoney(item.amount),
    ]),
    ['Razem', '', '', '', formatMoney(total)],
  );
}

function otherTable(items: readonly SettlementItem[]): Content {
  return paperTable(
    [{ label: 'Pozycja', wide: true }, { label: 'Charakter' }, { label: 'Kwota', right: true }],
    items.map((item) => [
      [labelOf('kind', item.kind), item.note].filter(Boolean).join(': '),
      labelOf('amount_type', item.amount_type),
      item.amount === null ? '–' : formatMoney(item.amount),
    ]),
  );
}

/** Each transfer with all that a bank asks for, and its code where banks read one. */
function transfers(items: readonly SettlementItem[]): Content[] {
  const payable = items.filter(
    ({ account_number, pesel_account, amount, paid_amount, payment_status }) =>
      (account_number ?? pesel_account ?? null) !== null && (amount ?? 0) > paid_amount && !isSettled(payment_status),
  );
  if (payable.length === 0) return [];
  return [
    { text: 'Dane do przelewów', style: 'heading' },
    ...payable.map((item): Content => {
      const code = itemQrText(item);
      const facts: [string, string][] = [
        ['Odbiorca', item.payee_name ?? ''],
        // Paper is passed on: an account that is made of a PESEL stays masked on it (P08).
        [
          'Rachunek',
          item.pesel_account ? `${item.pesel_account} (cały w panelu, pod „Pokaż”)` : formatNrb(item.account_number ?? ''),
        ],
        ['Kwota', formatMoney((item.amount ?? 0) - item.paid_amount)],
        ['Tytuł', item.transfer_title ?? ''],
        ...(item.split_vat_amount === null
          ? []
          : ([
              [
                'Podzielona płatność, w tym VAT',
                formatMoney(vatOfRest(item.split_vat_amount, item.amount ?? 0, (item.amount ?? 0) - item.paid_amount)),
              ],
              ['Faktura i NIP odbiorcy', `${item.invoice_number ?? ''}, ${item.payee_nip ?? ''}`],
            ] as [string, string][])),
        ...(item.tax_form_symbol
          ? [['Symbol i okres', `${item.tax_form_symbol}, ${item.tax_period_symbol ?? ''}`] as [string, string]]
          : []),
      ];
      return {
        unbreakable: true,
        margin: [0, 4, 0, 8],
        columns: [
          {
            width: '*',
            stack: [
              { text: labelOf('kind', item.kind), bold: true },
              ...facts
                .filter(([, value]) => value !== '')
                .map(([label, value]) => ({ text: [{ text: `${label}: `, color: '#46566b' }, value] })),
            ],
          },
          ...(code ? [{ width: 90, stack: [{ qr: code, fit: 84, eccLevel: 'L' as const }] }] : []),
        ],
      };
    }),
  ];
}
