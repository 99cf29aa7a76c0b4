import { LIMIT_CERTAINTY } from '../../domain/limits/describe';
import { ARREARS_BASIS, ARREARS_CHECKED_TO, ARREARS_RATES } from '../../domain/payments/arrearsRates';
import { INTEREST_FLOORS, type InterestFloorRule } from '../../domain/payments/interestFloor';
import type { AccountKind, LiabilityRule } from '../../domain/payments/liability';
import { LIABILITY_RULES } from '../../domain/payments/liabilityRules';
import type { TaxPeriod } from '../../domain/payments/taxPeriod';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPercent } from '../../lib/money';
import { CERTAINTY, table } from './markdown';

const ACCOUNTS: Record<AccountKind, string> = {
  micro_tax: 'mikrorachunek podatnika',
  zus_nrs: 'rachunek składkowy płatnika (NRS)',
  office: 'rachunek biura',
  local: 'rachunek gminy',
  other: 'rachunek odbiorcy',
};

const PERIODS: Record<TaxPeriod['kind'], string> = {
  month: 'miesiąc',
  quarter: 'kwartał',
  half: 'półrocze',
  instalment: 'rata',
  year: 'rok',
};

const validity = ({ from, until }: { from: string; until?: string }) =>
  formatDate(from) + (until === undefined ? '' : ` – ${formatDate(until)}`);

function liabilities(): string {
  return table(
    ['Rodzaj', 'Tytuł', 'Za', 'Rachunek', 'Odbiorca', 'NIP odbiorcy', 'Symbol formularza', 'Obowiązuje', 'Podstawa', 'Pewność'],
    LIABILITY_RULES.map((rule: LiabilityRule) => [
      `\`${rule.kind}\``,
      [rule.title, rule.taxation].filter(Boolean).join(', '),
      rule.periods?.map((period) => PERIODS[period]).join(', ') ?? '',
      ACCOUNTS[rule.account] + (rule.nip_only ? ' (tylko NIP)' : ''),
      rule.payee ?? '',
      rule.payee_nip ?? '',
      rule.form ?? '',
      validity(rule),
      rule.basis,
      CERTAINTY[rule.certainty],
    ]),
  );
}

function floors(): string {
  const height = (rule: InterestFloorRule) =>
    'amount' in rule ? formatMoney(rule.amount) : `${rule.percent_of_minimum_wage}% minimalnego wynagrodzenia`;
  return table(
    ['Odsetki od zaległości', 'Nie płaci się, gdy nie przekraczają', 'Obowiązuje', 'Podstawa', 'Pewność'],
    INTEREST_FLOORS.map((rule) => [
      rule.of === 'zus' ? 'składkowych' : 'podatkowych',
      height(rule),
      validity(rule),
      rule.basis,
      CERTAINTY[rule.certainty],
    ]),
  );
}

function rates(): string {
  return table(
    ['Obowiązuje od', 'Stawka roczna', 'Podstawa', 'Pewność', 'Źródło'],
    ARREARS_RATES.map(({ from, percent, certainty, source }) => [
      formatDate(from),
      formatPercent(percent),
      ARREARS_BASIS,
      LIMIT_CERTAINTY[certainty],
      source,
    ]),
  );
}

const HOW = `Odsetki: kwota × dni × stawka / 365, także w roku przestępnym, od dnia po terminie do dnia zapłaty włącznie, w pełnych złotych
(art. 53 § 4, art. 56 § 3 i art. 63 § 1 OP; § 2 rozp. Ministra Finansów z 22.08.2005). Każdą stawkę stosuje się za
jej dni; bez zaokrąglania części. Późniejsze obwieszczenia wpisuje biuro (Limity, „Stawki odsetek”): sprawdzono do ${formatDate(ARREARS_CHECKED_TO)}.`;

/** Titled tables of where and under what symbol liabilities are paid, and of interest not charged. */
export const paymentTables = (): [title: string, text: string][] => [
  ['Zobowiązania: rachunek, odbiorca i symbol', liabilities()],
  ['Odsetki za zwłokę', `${floors()}\n\n${HOW}`],
  ['Stawki odsetek za zwłokę', rates()],
];
