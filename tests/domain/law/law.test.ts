import { describe, expect, test } from 'vitest';
import { main } from '../../../src/cli/law';
import { lawPage } from '../../../src/cli/law/page';
import { vectors } from '../identifiers/vectors';
import { hearLaw } from './said';

const { printed, complained } = hearLaw();

async function answer(...args: string[]) {
  printed.length = 0;
  expect(await main(args)).toBe(0);
  expect(printed).toHaveLength(1);
  return JSON.parse(printed[0] ?? '');
}

describe('law check', () => {
  const cases = Object.entries({
    nip: vectors.nip,
    regon: vectors.regon,
    pesel: vectors.pesel,
    krs: vectors.krs,
    nrb: vectors.nrb,
    ksef: vectors.ksef_number,
  });

  test.each(cases)('%s agrees with every vector, and every refusal has a reason', async (kind, rows) => {
    for (const { input, expected } of rows) {
      const { valid, reason } = await answer('check', kind, input);
      expect([input, valid, reason === null]).toEqual([input, expected, expected]);
    }
  });

  test('knows kinds in capitals too', async () =>
    expect(await answer('check', 'NIP', '5260250274')).toMatchObject({ valid: true }));

  test('shows a valid number as people read it and what it tells', async () => {
    expect(await answer('check', 'nip', 'PL 526 025 02 74')).toEqual({
      valid: true,
      reason: null,
      value: '5260250274',
      formatted: '526-025-02-74',
    });
    expect(await answer('check', 'pesel', '44051401359')).toMatchObject({ birth_date: '1944-05-14', sex: 'M' });
    expect(await answer('check', 'zus', '33 6000 0002 0260 0012 3456 3218')).toMatchObject({ valid: true, nip: '1234563218' });
    expect(await answer('check', 'nrb', '92124012340001567890123456')).toMatchObject({
      valid: true,
      warning: 'Numer banku w rachunku ma błędną cyfrę kontrolną',
    });
  });

  test('says why a number is refused', async () =>
    expect(await answer('check', 'nip', '5260250275')).toEqual({
      valid: false,
      reason: 'NIP ma błędną cyfrę kontrolną',
      value: '5260250275',
    }));

  test.each(vectors.micro)('micro knows the account of $identifier', async ({ identifier, account }) => {
    expect(await answer('check', 'micro', account)).toMatchObject({ valid: true });
    expect(await answer('check', 'micro', account, identifier)).toMatchObject({ valid: true });
  });

  test('micro and zus say that the account is somebody else’s', async () => {
    expect(await answer('check', 'micro', '88101000712222123456321800', '856-734-62-15')).toMatchObject({
      reason: 'To nie jest mikrorachunek tego podatnika',
    });
    expect(await answer('check', 'zus', '33600000020260001234563218', '8567346215')).toMatchObject({
      reason: 'To nie jest rachunek składkowy tego płatnika',
    });
  });
});

describe('a number typed in groups without quotes', () => {
  test.each([
    [['nip', '123', '456', '32', '18']],
    [['nrb', '62', '1140', '0000', '1234', '5678', '9012', '3456']],
    [['nrb', 'PL62', '1140', '0000', '1234', '5678', '9012', '3456']],
    [['zus', '33', '6000', '0002', '0260', '0012', '3456', '3218']],
    [['micro', '88', '1010', '0071', '2222', '1234', '5632', '1800']],
    [['micro', '88', '1010', '0071', '2222', '1234', '5632', '1800', '123-456-32-18']],
  ])('%j is one number', async (words) => expect(await answer('check', ...words)).toMatchObject({ valid: true }));

  test('is not cut to its beginning', async () => {
    expect(await answer('check', 'nip', '1234563218', '5')).toMatchObject({ valid: false, value: '12345632185' });
    expect(await answer('micro', '123', '456', '32', '18')).toMatchObject({ identifier: '1234563218', type: 'NIP' });
  });

  test('an empty value is a wrong one', async () =>
    expect(await answer('check', 'ksef', '')).toMatchObject({ valid: false, value: '' }));
});

describe('law micro', () => {
  test.each(vectors.micro)('makes the account of $type $identifier', async ({ identifier, type, account, formatted }) =>
    expect(await answer('micro', identifier)).toEqual({ identifier, type, account, formatted, reason: null }),
  );

  test.each([
    ['5260250275', 'NIP ma błędną cyfrę kontrolną'],
    ['44051401358', 'PESEL ma błędną cyfrę kontrolną'],
    ['1', 'Podaj NIP (dziesięć cyfr) albo PESEL (jedenaście cyfr)'],
    ['123456789O', 'NIP składa się z samych cyfr, a jest w nim „O”'],
  ])('makes none of %s: %s', async (typed, reason) =>
    expect(await answer('micro', typed)).toMatchObject({ account: null, formatted: null, type: null, reason }),
  );
});

describe('law words', () => {
  test.each([[['1234,56']], [['1', '234,56', 'zł']]])('%j is said in words', async (args) =>
    expect(await answer('words', ...args)).toEqual({
      grosze: 123_456,
      words: 'tysiąc dwieście trzydzieści cztery złote pięćdziesiąt sześć groszy',
      short: 'tysiąc dwieście trzydzieści cztery złote 56/100',
      formatted: '1\u00a0234,56\u00a0zł',
      reason: null,
    }),
  );

  test('what is no amount has no words', async () =>
    expect(await answer('words', 'sto')).toEqual({
      grosze: null,
      words: null,
      short: null,
      formatted: null,
      reason: 'Podaj kwotę, na przykład 1234,56',
    }));
});

test.each([
  [[], 'Co policzyć?'],
  [['kwota'], 'Co policzyć?'],
  [['toString'], 'Co policzyć?'],
  [['check'], 'Podaj, co sprawdzić, i wartość.'],
  [['check', 'nip'], 'Podaj, co sprawdzić, i wartość.'],
  [['check', 'constructor', '1'], 'Podaj, co sprawdzić, i wartość.'],
  [['check', 'micro', '88101000712222123456321800', 'abc'], 'Właściciel rachunku: Podaj NIP'],
  [['check', 'zus', '33600000020260001234563218', '1234563219'], 'Właściciel rachunku: NIP ma błędną cyfrę kontrolną.'],
  [['micro'], 'Podaj NIP albo PESEL.'],
  [['words'], 'Podaj kwotę, na przykład 1234,56.'],
])('the unclear question %j is answered on stderr with what can be asked', async (args, sentence) => {
  expect(await main(args)).toBe(2);
  expect(printed).toEqual([]);
  expect(complained.join('\n')).toContain(sentence);
  expect(complained.join('\n')).toContain('npm run --silent law -- ');
});

describe('law for a year', () => {
  test('deadlines and holidays are one JSON line each', async () => {
    expect(await main(['deadlines', '2027'])).toBe(0);
    const deadlines = printed.map((line) => JSON.parse(line));
    expect(deadlines).toContainEqual({ rule: 'jpk_v7m', period: '2026-12', nominal: '2027-01-25', due: '2027-01-25' });
    expect(deadlines.every(({ due }) => due.startsWith('2027-'))).toBe(true);
    printed.length = 0;
    expect(await main(['holidays', '2031'])).toBe(0);
    expect(printed.map((line) => JSON.parse(line).date)).toContain('2031-04-14');
  });

  test('limits are one JSON line each', async () => {
    expect(await main(['limits', '2026'])).toBe(0);
    expect(printed.map((line) => JSON.parse(line).key)).toContain('minimum_wage');
  });
});

describe('law invoice', () => {
  test('reads the fields of an invoice', async () => {
    const file = new URL('../samples/fa3-faktura-vat.xml', import.meta.url).pathname;
    expect(await answer('invoice', file)).toMatchObject({ number: expect.any(String) });
  });

  test('says when there is no such file', async () => {
    expect(await main(['invoice', '/nie/ma/takiego.xml'])).toBe(2);
    expect(complained.join()).toContain('Nie udało się odczytać pliku');
  });
});

test('the page tells every field of every answer', async () => {
  const page = lawPage().slice(lawPage().indexOf('## Polecenie'));
  const file = new URL('../samples/fa3-faktura-vat.xml', import.meta.url).pathname;
  const asked = [
    ['deadlines', '2027'],
    ['holidays', '2027'],
    ['limits', '2026'],
    ['check', 'pesel', '44051401359'],
    ['check', 'zus', '33600000020260001234563218'],
    ['check', 'nrb', '62114000001234567890123456'],
    ['micro', '1234563218'],
    ['words', '1'],
  ];
  for (const question of asked) {
    printed.length = 0;
    await main(question);
    const told = page.split('\n').find((line) => line.startsWith(`| \`${question[0]} `)) ?? '';
    const keys = new Set(printed.flatMap((line) => Object.keys(JSON.parse(line))));
    expect([...keys].filter((key) => !told.includes(`\`${key}\``))).toEqual([]);
  }
  expect(Object.keys(await answer('invoice', file))).toContain('findings');
});
