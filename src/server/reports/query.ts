import { resources } from '../../../resources';
import { pagedReports, type ReportName, type ReportQuery, reportNames, reportPage } from '../../contract/reports';
import { cut } from '../../lib/text';
import { isUuid } from '../../lib/uuid';
import { badQuery, notFound } from '../errors';

const unreadable = (what: string) => badQuery(`Nie udało się odczytać filtra raportu: ${what}.`);
type Given = Readonly<Record<string, unknown>>;

export function reportNamed(name: string): ReportName {
  const known = reportNames.find((each) => each === name);
  if (!known) throw notFound();
  return known;
}

/** What a report is asked about; left out, the year is this one and the months are all of it. */
export function readReportQuery(name: ReportName, given: Given, today: string): ReportQuery {
  const paged = pagedReports.includes(name) ? ['page', 'limit', 'sort'] : [];
  const known = ['year', 'from', 'to', 'keeper', 'company', 'person', 'activity', 'kind', 'cost', ...paged];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) throw badQuery(`Raport nie zna parametru „${cut(unknown, 60)}”.`);
  const year = whole(given, 'year', 2000, 2099, Number(today.slice(0, 4)), 'rok');
  const from = whole(given, 'from', 1, 12, 1, 'miesiąc od');
  const to = whole(given, 'to', 1, 12, 12, 'miesiąc do');
  if (from > to) throw badQuery('Pierwszy miesiąc raportu jest po ostatnim.');
  const { fields } = resources.uptimes;
  return {
    year,
    from,
    to,
    ...id(given, 'keeper', 'opiekun'),
    ...id(given, 'company', 'firma'),
    ...id(given, 'person', 'osoba'),
    ...oneOf(given, 'activity', fields.activity.choices, 'czynność'),
    ...oneOf(given, 'kind', fields.kind.choices, 'rodzaj'),
    ...(empty(given.cost) ? {} : { cost: whole(given, 'cost', 0, 100_000_00, 0, 'koszt godziny') }),
    ...(empty(given.page) ? {} : { page: whole(given, 'page', 1, 1_000_000, 1, 'strona') }),
    ...(empty(given.limit)
      ? {}
      : { limit: whole(given, 'limit', 1, reportPage.most, reportPage.usual, 'liczba pozycji na stronie') }),
    ...(empty(given.sort) ? {} : { sort: cut(String(given.sort), 100) }),
  };
}

const empty = (value: unknown) => value === undefined || value === '';

function whole(given: Given, key: string, from: number, to: number, fallback: number, name: string): number {
  if (empty(given[key])) return fallback;
  const value = /^\d{1,9}$/.test(String(given[key])) ? Number(given[key]) : Number.NaN;
  if (!(value >= from && value <= to)) throw unreadable(name);
  return value;
}

function id(given: Given, key: string, name: string): Record<string, string> {
  if (empty(given[key])) return {};
  const value = given[key];
  if (typeof value !== 'string' || !isUuid(value)) throw unreadable(name);
  return { [key]: value };
}

function oneOf(given: Given, key: string, choices: object | undefined, name: string): Record<string, string> {
  if (empty(given[key])) return {};
  const value = given[key];
  if (typeof value !== 'string' || !Object.hasOwn(choices ?? {}, value)) throw unreadable(name);
  return { [key]: value };
}
