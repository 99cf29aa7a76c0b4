import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lawPage } from '../../../src/cli/law/page';
import { EVENT_RULES } from '../../../src/domain/deadlines/events';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { LIMITS } from '../../../src/domain/limits/table';

const rows = lawPage()
  .split('\n')
  .filter((line) => line.startsWith('| '));
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
    expect(rows.filter((line) => / \| (potwierdzone|obliczone|z ustawy|projekt|jeszcze nieznane) \| /.test(line)).length).toBe(
      values.length + [...DEADLINE_RULES, ...EVENT_RULES].filter(({ certainty }) => certainty !== 'disputed').length,
    );
    expect(rows.filter((line) => line.includes('| jeszcze nieznane | jeszcze nieznane |')).length).toBe(
      values.filter(({ value }) => value === null).length,
    );
  });

  test('reads as an accountant would say it', () => {
    expect(rowOf('rws')[0]).toBe(
      '| `rws` | RWS – wniosek o wakacje składkowe | JDG lub wspólnik spółki cywilnej; obowiązkowe składki społeczne; tylko gdy są spełnione warunki i w tym roku zwolnienia nie wykorzystano | ostatni dzień poprzedniego miesiąca | nie przesuwa się | art. 17a-17b u.s.u.s. | potwierdzone | od: grudzień 2024 | Okresem jest miesiąc zwolnienia; wniosek składa się tylko w miesiącu przed nim, a dzień wolny nie przesuwa terminu. | gazetaprawna.pl 9651677, 10570067; forsal.pl 10577222 |',
    );
    expect(rowOf('minimum_hourly')[0]).toMatch(/\| 01\.01\.2022 \| 19,70 \| z ustawy \|/);
    expect(rowOf('ksef_small_monthly')[0]).toContain('| 01.01.2026 – 31.12.2026 | 10\u00a0000 |');
    expect(rowOf('mileage')[0]).toContain('auto do 900: 0,5214');
    expect(rowOf('pit_rates')[0]).toContain('| 12 / 32 |');
    expect(rows).toContainEqual(
      expect.stringContaining('| Boże Ciało | 60. dzień po niedzieli wielkanocnej | 1990 i wcześniej |'),
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
