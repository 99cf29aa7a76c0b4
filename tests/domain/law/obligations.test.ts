import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../../src/cli/law';
import { lawPage } from '../../../src/cli/law/page';
import { profileFault } from '../../../src/cli/law/profileShape';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { bakery, llc, partnership } from '../deadlines/profiles';
import { hearLaw } from './said';

const folder = mkdtempSync(join(tmpdir(), 'law-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { printed, complained } = hearLaw();

function file(content: unknown): string {
  const path = join(folder, 'profile.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const ask = (content: unknown, from = '2026-11-01', to = '2027-12-31') => main(['obligations', file(content), from, to]);
const rows = () => printed.map((line) => JSON.parse(line));

describe('law obligations', () => {
  test.each([
    ['a bakery', bakery],
    ['a company', llc],
    ['a partnership', partnership],
  ])('of %s are one JSON line each, those that the product counts', async (_, profile) => {
    expect(await ask([profile])).toBe(0);
    expect(rows()).toEqual(obligations(profile, '2026-11-01', '2027-12-31').map(({ note: _note, asks: _asks, ...row }) => row));
    expect(Object.keys(rows()[0])).toEqual([
      'rule',
      'name',
      'person',
      'period',
      'nominal',
      'due',
      'condition',
      'certainty',
      'basis',
    ]);
  });

  test('of several profiles are those of a time line: each period by its own state, whatever their order in the file', async () => {
    const before = { ...bakery, taxation_form: 'lump_sum', valid_to: '2026-12-31' };
    const after = { ...bakery, taxation_form: 'pit_flat', valid_from: '2027-01-01' };
    expect(await ask([after, before])).toBe(0);
    const periods = (rule: string) => rows().flatMap((row) => (row.rule === rule ? [row.period] : []));
    expect(periods('ryczalt_m').at(-1)).toBe('2026-12');
    expect(periods('pit_zaliczka_m')[0]).toBe('2027-01');
    expect([periods('pit28'), periods('pit36l')]).toEqual([['2026'], []]);
  });

  test('what hangs on something unknown says so', async () => {
    await ask([{ ...bakery, has_capital_gains: true }]);
    const conditionOf = (rule: string) => rows().find((row) => row.rule === rule)?.condition;
    expect(conditionOf('dsf1')).toBe('Tylko gdy dochody osoby przekroczyły w roku 1 000 000 zł.');
    expect(conditionOf('pit38')).toBeNull();
  });

  test('a profile that the law does not know is refused with its act; what hangs on a fact is answered and warned of', async () => {
    expect(await ask([{ ...bakery, taxation_form: 'cit_estonian' }])).toBe(2);
    expect([printed, complained[0]]).toEqual([
      [],
      expect.stringMatching(/^„taxation_form”: Estoński CIT jest tylko dla .* \(art\. 28j ust\. 1 pkt 4 CIT\)\./),
    ]);
    complained.length = 0;
    const rests = { ...bakery, suspended_from: '2026-12-01', suspended_to: '2027-03-31' };
    expect(await ask([rests])).toBe(0);
    expect(complained).toEqual([
      expect.stringMatching(/^Uwaga: „suspended_from”: .*\(art\. 22 ust\. 1–2 Prawa przedsiębiorców\)\.$/),
    ]);
    expect(printed.length).toBeGreaterThan(0);
  });

  test('a company with nothing to do prints nothing and is answered', async () => {
    expect(await ask([bakery], '2026-11-01', '2026-11-01')).toBe(0);
    expect(printed).toEqual([]);
  });

  test('the page tells every field of the answer', async () => {
    await ask([bakery]);
    const told =
      lawPage()
        .split('\n')
        .find((line) => line.startsWith('| `obligations ')) ?? '';
    for (const key of Object.keys(rows()[0])) expect(told).toContain(`\`${key}\``);
  });
});

describe('wrong input is answered by a sentence and 2', () => {
  const { company_type: _, ...withoutType } = bakery;
  test.each<[string, unknown, string]>([
    ['no JSON', '{"company_type":', 'nie jest poprawnym JSON'],
    ['no array', bakery, 'tablicę JSON z co najmniej jednym profilem'],
    ['nobody', [], 'tablicę JSON z co najmniej jednym profilem'],
    ['null', [null], 'Profil 1: ma być obiektem.'],
    ['a key that is none', [{ ...bakery, taxationForm: 'pit_scale' }], '„taxationForm” nie jest znanym polem'],
    ['a missing legal form', [withoutType], '„company_type” ma być jednym z: jdg, '],
    ['another word', [{ ...bakery, vat_status: 'yes' }], '„vat_status” ma być jednym z: active, '],
    ['a word for a yes', [{ ...bakery, ppk: 'tak' }], '„ppk” ma być true albo false'],
    ['no date', [{ ...bakery, closed_at: '2026-02-30' }], '„closed_at” ma być datą RRRR-MM-DD'],
    ['a thirteenth month', [{ ...bakery, fiscal_year_start_month: 13 }], 'numerem miesiąca od 1 do 12'],
    ['a person without a role', [{ ...bakery, persons: [{ id: 'jan' }] }], 'osoba 1: „role” ma być jednym z: owner, '],
    ['two persons of one id', [{ ...partnership, persons: [bakery.persons?.[0], bakery.persons?.[0]] }], 'o tym samym id'],
    ['days in both profiles', [bakery, { ...bakery, valid_from: '2027-01-01' }], 'obowiązują w tych samych dniach'],
    ['an end before the beginning', [{ ...bakery, valid_from: '2027-01-01', valid_to: '2026-01-01' }], 'jest przed „valid_from”'],
  ])('%s', async (_, content, sentence) => {
    expect(await ask(content)).toBe(2);
    expect(printed).toEqual([]);
    expect(complained.join('\n')).toContain(sentence);
  });

  test.each([
    [[], 'Podaj plik z profilami'],
    [['plik.json', '2026-01-01'], 'Podaj plik z profilami'],
    [['/nie/ma/takiego.json', '2026-01-01', '2026-12-31'], 'Nie udało się odczytać pliku'],
    [['plik.json', '2026-01-01', 'jutro'], '„jutro” nie jest datą'],
    [['plik.json', '2026-12-31', '2026-01-01'], 'Pierwszy dzień jest po ostatnim'],
    [['plik.json', '2023-12-31', '2026-01-01'], 'kompletne dla dat od 2024-01-01'],
  ])('%j', async (args, sentence) => {
    expect(await main(['obligations', ...args])).toBe(2);
    expect(complained.join('\n')).toContain(sentence);
    expect(complained.join('\n')).toContain('npm run --silent law -- obligations PLIK.json OD DO');
  });

  test('what a profile leaves out or says is null is no fault', () => {
    const { company_type, taxation_form, vat_status, accounting_type } = llc;
    expect(profileFault({ company_type, taxation_form, vat_status, accounting_type, persons: null, bdo: null })).toBeNull();
  });
});
