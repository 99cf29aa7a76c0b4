import { HOLIDAY_RULES } from '../../domain/calendar/holidayTable';
import { describeDue, describeTerm, SHIFT_NAMES } from '../../domain/deadlines/describe';
import { EVENT_RULES, type EventRule } from '../../domain/deadlines/eventRules';
import { STATE_RULES } from '../../domain/deadlines/impossibleStates';
import { PACK_RULES } from '../../domain/deadlines/packRules';
import { concerned, type DeadlineRule } from '../../domain/deadlines/rule';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import { formatLimitNumber, partName } from '../../domain/limits/describe';
import type { LimitDefinition, LimitRow, LimitUseRule, LimitValue } from '../../domain/limits/limit';
import { LIMITS } from '../../domain/limits/table';
import { formatDate, formatMonth } from '../../lib/dates';
import { hrTables } from './hrTables';
import { CERTAINTY, table } from './markdown';
import { paymentTables } from './paymentTables';
import { QUESTIONS, type Question } from './questions';
import { zusTables } from './zusTables';

const PERIODS: Record<LimitUseRule['period'], string> = {
  month: 'miesiąc',
  quarter: 'kwartał',
  year: 'rok',
  three_years: 'trzy lata',
};

const INTRO = `# Prawo w tabelach

Ta strona powstaje z tych samych tabel, z których liczy program (\`npm run --silent law -- page > docs/law.md\`), więc można na
niej sprawdzić każdy termin, limit i warunek. Daty jednego roku: \`npm run --silent law -- deadlines 2027\`; dni wolne: \`… holidays 2027\`;
limity: \`… limits 2027\`. Terminy są kompletne dla dat od 2024 r., limity od 2022 r.

Pewność: **potwierdzone** – widziane w podanym źródle; **obliczone** – z potwierdzonej wartości; **z ustawy** – znane z przepisu,
bez drugiego źródła; **sporne** – źródła lub wykładnia są rozbieżne, program podaje datę wcześniejszą i uwagę; **projekt** – jeszcze
nie prawo; **jeszcze nieznane** – brak wartości, program nigdy nie liczy jej jako zera.

Przesunięcie „na następny dzień roboczy” to art. 12 § 5 Ordynacji podatkowej (sobota liczy się jak dzień wolny); składek dotyczy
przez art. 31 u.s.u.s. Daty są datami kalendarzowymi w czasie warszawskim.

Projekty UD458 (skala 12/24/32%, danina 5%, ryczałt do 250 tys. euro, CIT 22%) i UD116 na 25.09.2026 nie były prawem: program
ich nie liczy.`;

function validity({ period, from, until }: DeadlineRule): string {
  const named = (month: string) => (period === 'year' ? `rok ${month.slice(0, 4)}` : formatMonth(month));
  return `od: ${named(from)}${until ? `, do: ${named(until)}` : ''}`;
}

function holidays(): string {
  const when = (on: (typeof HOLIDAY_RULES)[number]['on']) =>
    'day' in on
      ? `${on.day.slice(3)}.${on.day.slice(0, 2)}`
      : on.afterEaster === 0
        ? 'niedziela wielkanocna'
        : `${on.afterEaster}. dzień po niedzieli wielkanocnej`;
  const years = (from?: number, until?: number) => `${from ?? '1990 lub wcześniej'}${until ? `–${until}` : ''}`;
  return table(
    ['Dzień wolny', 'Kiedy', 'Od roku', 'Podstawa'],
    HOLIDAY_RULES.map(({ name, on, from, until, basis }) => [name, when(on), years(from, until), basis]),
  );
}

function deadlines(): string {
  return table(
    ['Reguła', 'Obowiązek', 'Kogo', 'Termin', 'W dzień wolny', 'Podstawa', 'Pewność', 'Okresy', 'Uwagi', 'Źródło'],
    DEADLINE_RULES.map((rule) => [
      `\`${rule.id}\``,
      rule.name,
      concerned(rule),
      describeDue(rule),
      SHIFT_NAMES[rule.shift],
      rule.basis,
      CERTAINTY[rule.certainty],
      validity(rule),
      rule.note ?? rule.leap?.note ?? '',
      rule.source,
    ]),
  );
}

function events(rules: readonly EventRule[]): string {
  return table(
    ['Reguła', 'Obowiązek', 'Liczony od', 'Termin', 'W dzień wolny', 'Podstawa', 'Pewność', 'Zdarzenia od', 'Uwagi', 'Źródło'],
    rules.map(({ id, name, event, term, shift, basis, certainty, from, note = '', source }) => [
      `\`${id}\``,
      name,
      event,
      describeTerm(term),
      SHIFT_NAMES[shift],
      basis,
      CERTAINTY[certainty],
      formatDate(from),
      note,
      source,
    ]),
  );
}

function shown(value: LimitValue): string {
  if (value === null) return 'jeszcze nieznane';
  if (typeof value === 'number') return formatLimitNumber(value);
  if (Array.isArray(value)) return value.map(formatLimitNumber).join(' / ');
  return Object.entries(value)
    .map(([name, each]) => `${partName(name)}: ${formatLimitNumber(each)}`)
    .join('; ');
}

function values(limit: LimitDefinition): string[][] {
  const end = (index: number) => limit.values[index + 1]?.from ?? limit.until;
  return limit.values.map(({ from, value, certainty, source, note }: LimitRow, index) => [
    index === 0 ? `\`${limit.key}\`` : '',
    index === 0 ? `${limit.name} (${limit.unit})` : '',
    formatDate(from) + (limit.until && end(index) === limit.until ? ` – ${formatDate(limit.until)}` : ''),
    shown(value),
    CERTAINTY[certainty],
    index === 0 ? limit.basis : '',
    [index === 0 && limit.note, note].filter(Boolean).join(' '),
    source,
  ]);
}

function limits(): string {
  return table(
    ['Klucz', 'Limit lub stawka', 'Od', 'Wartość', 'Pewność', 'Podstawa', 'Uwagi', 'Źródło'],
    LIMITS.flatMap((limit: LimitDefinition) => values(limit)),
  );
}

function uses(): string {
  const share = { days: 'według dni', months: 'według pełnych miesięcy' };
  return table(
    ['Klucz', 'Liczony za', 'Kogo', 'Rozpoczynający w roku', 'Mierzony limitem', 'Skutek przekroczenia'],
    LIMITS.flatMap(({ key, use }: LimitDefinition) =>
      use
        ? [
            [
              `\`${key}\``,
              PERIODS[use.period],
              use.per === 'company' ? 'firma' : 'osoba',
              use.proRata ? share[use.proRata] : 'bez proporcji',
              use.decides === 'this_year' ? 'bieżącego roku' : 'następnego roku (gdy nieznany: bieżącego)',
              use.effect,
            ],
          ]
        : [],
    ),
  );
}

function questions(): string {
  const rows = Object.entries<Question>(QUESTIONS).map(([name, { usage, answer }]) => [`\`${name} ${usage}\``, answer]);
  return `Każda odpowiedź to wiersze JSON na standardowym wyjściu i kod wyjścia 0, także gdy numer jest błędny. Niejasne pytanie kończy
się kodem 2 i zdaniem na wyjściu błędów. Daty mają postać \`RRRR-MM-DD\`, okresy \`RRRR-MM\`, \`RRRR-Qn\` (kwartał),
\`RRRR-Rn\` (rata) albo \`RRRR\`.

${table(['Po `npm run --silent law --`', 'Odpowiedź'], rows)}`;
}

function states(): string {
  return table(
    ['Reguła', 'Stan', 'W programie', 'Podstawa'],
    STATE_RULES.map(({ id, name, refused, act }) => [`\`${id}\``, name, refused ? 'nie da się zapisać' : 'ostrzeżenie', act]),
  );
}

/** The whole page in Markdown, from the tables the product computes with. */
export function lawPage(): string {
  const sections: [string, string][] = [
    ['Dni ustawowo wolne od pracy', holidays()],
    ['Terminy okresowe', deadlines()],
    ['Terminy liczone od zdarzenia', events(EVENT_RULES)],
    ['Otwarcie i zamknięcie działalności', events(PACK_RULES)],
    ['Stany profilu, których prawo nie zna', states()],
    ['Limity i stawki', limits()],
    ['Jak liczone jest wykorzystanie limitu', uses()],
    ...zusTables(),
    ...hrTables(),
    ...paymentTables(),
    ['Polecenie', questions()],
  ];
  return `${[INTRO, ...sections.map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')}\n`;
}

/** `page`: the page `docs/law.md` on standard output. */
export function run(): void {
  process.stdout.write(lawPage());
}
