import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lawPage } from '../../../src/cli/law/page';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { BHP_INITIAL, BHP_RULES, LOW_RISK_OFFICE } from '../../../src/domain/hr/bhpRules';
import { CONTRACT_RULES } from '../../../src/domain/hr/contracts';
import { MEDICAL_RULES } from '../../../src/domain/hr/medicalRules';
import { WATCH_RULES } from '../../../src/domain/hr/watchRules';
import { LIMITS } from '../../../src/domain/limits/table';
import { INTEREST_FLOORS } from '../../../src/domain/payments/interestFloor';
import { LIABILITY_RULES } from '../../../src/domain/payments/liabilityRules';
import { HOLIDAY_CONDITIONS } from '../../../src/domain/zus/holiday/rules';
import { SCHEME_RULES, SMALL_PLUS_TERMS } from '../../../src/domain/zus/schemes';

const rowsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));
const rows = rowsIn(lawPage());
const sections = new Map(
  lawPage()
    .split('\n## ')
    .map((text) => [text.slice(0, text.indexOf('\n')), rowsIn(text).slice(2)]),
);
const rowOf = (id: string) => rows.filter((line) => line.startsWith(`| \`${id}\` |`));

describe('the page of the law', () => {
  test('in the docs is the one the tables make (npm run --silent law -- page > docs/law.md)', () =>
    expect(readFileSync('docs/law.md', 'utf8')).toBe(lawPage()));

  test('lists every deadline, event and limit', () => {
    for (const { id, basis } of [...DEADLINE_RULES, ...EVENT_RULES])
      expect(rowOf(id).some((line) => line.includes(basis))).toBe(true);
    for (const { key, basis } of LIMITS) expect(rowOf(key)[0]).toContain(basis);
  });

  test('gives each value of a limit its own row, and says unknown in words', () => {
    const values = LIMITS.flatMap((limit) => [...limit.values]);
    const limits = sections.get('Limity i stawki') ?? [];
    expect(limits.filter((line) => / \| (potwierdzone|obliczone|z ustawy|projekt|jeszcze nieznane) \| /.test(line)).length).toBe(
      values.length,
    );
    expect(rows.filter((line) => line.includes('| jeszcze nieznane | jeszcze nieznane |')).length).toBe(
      values.filter(({ value }) => value === null).length,
    );
  });

  test.each([
    ['Etapy składek społecznych przedsiębiorcy', SCHEME_RULES.map(({ label, basis }) => [label, basis])],
    ['Mały ZUS Plus – jak długo', SMALL_PLUS_TERMS.map(({ basis, source }) => [basis, source])],
    ['Wakacje składkowe – warunki', Object.values(HOLIDAY_CONDITIONS).map(({ asks, basis }) => [asks, basis])],
    ['Badania lekarskie pracowników', Object.values(MEDICAL_RULES).map(({ says, basis }) => [says, basis])],
    ['Szkolenia BHP', [[BHP_INITIAL.says], ...BHP_RULES.map(({ label, source }) => [label, source]), [LOW_RISK_OFFICE.basis]]],
    ['Daty pracownika do pilnowania', WATCH_RULES.map(({ code, act, basis }) => [`\`${code}\``, act, basis])],
    ['Rodzaje umów', Object.values(CONTRACT_RULES).map(({ label, basis }) => [label, basis])],
    [
      'Zobowiązania: rachunek, odbiorca i symbol',
      LIABILITY_RULES.map(({ kind, title, form, basis }) => [`\`${kind}\``, title, form ?? '–', basis]),
    ],
    ['Odsetki za zwłokę', INTEREST_FLOORS.map(({ basis }) => [basis])],
  ])('%s has one row for each rule, with its basis and certainty', (title, rules) => {
    const shown = sections.get(title) ?? [];
    expect(shown).toHaveLength(rules.length);
    for (const [index, parts] of rules.entries()) {
      for (const part of parts) expect(shown[index]).toContain(part);
      expect(shown[index]).toMatch(/\| (potwierdzone|z ustawy|sporne) \|/);
    }
  });

  test('gives the numbers of contributions and training', () => {
    expect(rows).toContainEqual(expect.stringMatching(/^\| ulga na start \| 6 \| 05 40 \| od: 30\.04\.2018 \|/));
    expect(rows).toContainEqual(expect.stringMatching(/^\| Mały ZUS Plus \| według następnej tabeli \|/));
    expect(rows).toContainEqual(
      expect.stringMatching(/^\| luty 2020 – grudzień 2025 \|.*\| 36 miesięcy w każdych 60 miesiącach/),
    );
    expect(rows).toContainEqual(
      expect.stringMatching(/^\| stanowiska robotnicze \| okresowe do 12 miesięcy .* \| co 3\slata \|/),
    );
    expect(rows).toContainEqual(expect.stringMatching(/^\| prace szczególnie niebezpieczne \|.* \| co rok \|/));
    expect(rows).toContainEqual(
      expect.stringMatching(/^\| umowa zlecenia \| nie \| tak, poza uczniem i studentem do 26 lat \| tak \|/),
    );
    expect(lawPage()).toContain('co najmniej 60 dni');
  });

  test('reads as an accountant would say it', () => {
    expect(rowOf('rws')[0]).toBe(
      '| `rws` | RWS – wniosek o wakacje składkowe | JDG lub wspólnik spółki cywilnej; obowiązkowe składki społeczne; tylko gdy są spełnione warunki i w tym roku zwolnienia nie wykorzystano | ostatni dzień poprzedniego miesiąca | nie przesuwa się | art. 17a-17b u.s.u.s. | potwierdzone | od: grudzień 2024 | Jedno zwolnienie w roku kalendarzowym, za wybrany miesiąc: wniosek składa się tylko w miesiącu przed nim, a dzień wolny nie przesuwa terminu. Podany dzień jest ostatnim w roku: wniosek o zwolnienie za grudzień. | gazetaprawna.pl 9651677, 10570067; forsal.pl 10577222 |',
    );
    expect(rowOf('minimum_hourly')[0]).toMatch(/\| 01\.01\.2022 \| 19,70 \| z ustawy \|/);
    expect(rowOf('ksef_small_monthly')[0]).toContain('| 01.01.2026 – 31.12.2026 | 10\u00a0000 |');
    expect(rowOf('mileage')[0]).toContain('samochód do 900 cm³: 0,5214');
    expect(rowOf('pit_rates')[0]).toContain('| 12 / 32 |');
    expect(rows).toContainEqual(
      expect.stringContaining('| Boże Ciało | 60. dzień po niedzieli wielkanocnej | 1990 lub wcześniej |'),
    );
    expect(rows).toContainEqual(expect.stringContaining('| 12.11 | 2018–2018 |'));
  });

  test('keeps its tables square', () => {
    for (const section of lawPage().split('\n## ').slice(1)) {
      const widths = section
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .map((line) => line.split(/(?<!\\)\|/).length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
