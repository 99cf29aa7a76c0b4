import { describe, expect, test } from 'vitest';
import { checkJpk } from '../../../src/domain/ksef/checkJpk';
import { openJpk, readJpk } from '../../../src/domain/ksef/readJpk';
import { refusal } from '../refusal';
import { sample } from '../sample';

const monthly = sample('jpk-v7m.xml');
const changed = (from: string | RegExp, to: string, source = monthly) => {
  expect(source).toMatch(from);
  return source.replace(from, to);
};
const findings = (source: string) =>
  checkJpk(readJpk(source)).map(({ level, message }) => `${level}: ${message.replaceAll('\u00a0', ' ')}`);

const quarterlyFile = monthly.replace('JPK_V7M (3)', 'JPK_V7K (3)').replace('/14090/', '/14089/');
const ofQuarter = (quarter: number, month: number) =>
  changed(
    '<WariantFormularzaDekl>',
    `<Kwartal>${quarter}</Kwartal><WariantFormularzaDekl>`,
    changed('<Miesiac>10', `<Miesiac>${month}`, quarterlyFile),
  );

describe('a monthly file', () => {
  const jpk = () => readJpk(monthly);

  test('says who files what, for when and where', () => {
    expect(jpk()).toMatchObject({
      form: 'JPK_V7M (3)',
      variant: 3,
      quarterly: false,
      created_at: '2026-11-20 09:00:00',
      purpose: 'filing',
      purpose_label: 'złożenie po raz pierwszy',
      tax_office_code: '1471',
      month: '2026-10',
      quarter: null,
      taxpayer: {
        nip: '1234563218',
        name: 'Biuro Rachunkowe Przykład sp. z o.o.',
        natural_person: false,
        email: 'biuro@example.com',
      },
    });
  });

  test('declares in whole grosze, by position', () => {
    expect(jpk().declaration).toEqual({
      form: 'VAT-7 (23)',
      tax_due: 35_300,
      input_tax: 11_500,
      to_pay: 23_800,
      excess: 0,
      to_refund: 0,
      to_carry: 0,
      positions: {
        P_10: 25_000,
        P_17: 10_000,
        P_18: 800,
        P_19: 150_000,
        P_20: 34_500,
        P_37: 185_000,
        P_38: 35_300,
        P_42: 50_000,
        P_43: 11_500,
        P_48: 11_500,
        P_51: 23_800,
      },
    });
  });

  test('adds up its rows, leaving out invoices to receipts (FP), and counts how KSeF knows them', () => {
    expect(jpk().sales).toEqual({
      rows: 2,
      stated_rows: 2,
      tax: 35_300,
      stated_tax: 35_300,
      marks: { NrKSeF: 1, OFF: 0, BFK: 1, DI: 0, none: 0 },
    });
    expect(jpk().purchases).toEqual({
      rows: 1,
      stated_rows: 1,
      tax: 11_500,
      stated_tax: 11_500,
      marks: { NrKSeF: 0, OFF: 0, BFK: 1, DI: 0, none: 0 },
    });
  });

  test('holds together', () => expect(checkJpk(jpk())).toEqual([]));
});

test('a quarterly file of a natural person has a quarter, and no declaration in the first months', () => {
  const person = changed(
    /<OsobaNiefizyczna>[\s\S]*<\/OsobaNiefizyczna>/,
    '<OsobaFizyczna><etd:NIP>8567346215</etd:NIP><etd:ImiePierwsze>Jan</etd:ImiePierwsze><etd:Nazwisko>Testowy</etd:Nazwisko></OsobaFizyczna>',
  );
  const quarterly = readJpk(
    changed(
      'JPK_V7M (3)',
      'JPK_V7K (3)',
      changed('<WariantFormularzaDekl>', '<Kwartal>4</Kwartal><WariantFormularzaDekl>', person),
    ),
  );
  expect(quarterly).toMatchObject({
    quarterly: true,
    quarter: 4,
    taxpayer: { nip: '8567346215', name: 'Jan Testowy', natural_person: true, email: null },
  });
  const records = changed(/<Deklaracja>[\s\S]*<\/Deklaracja>/, '', quarterlyFile);
  expect(readJpk(records)).toMatchObject({ declaration: null, quarter: null });
  expect(findings(records)).toEqual([]);
});

test('a correction may be of the declaration alone or of the records alone', () => {
  const correction = changed('<CelZlozenia poz="P_7">1', '<CelZlozenia poz="P_7">2');
  expect(readJpk(correction)).toMatchObject({ purpose: 'correction', purpose_label: 'korekta' });
  const declaration = changed(/<Ewidencja>[\s\S]*<\/Ewidencja>/, '', correction);
  expect(readJpk(declaration)).toMatchObject({ sales: null, purchases: null });
  expect(findings(declaration)).toEqual([]);
  expect(findings(changed(/<Deklaracja>[\s\S]*<\/Deklaracja>/, '', correction))).toEqual([]);
});

test('a quarterly file has its declaration after the quarter and not before', () => {
  expect(findings(ofQuarter(4, 12))).toEqual([]);
  expect(findings(ofQuarter(2, 6))).toEqual([]);
  const other = ['error: Deklaracja kwartalna nie jest za kwartał, który kończy się tym miesiącem.'];
  expect(findings(ofQuarter(4, 10))).toEqual(other);
  expect(findings(ofQuarter(3, 12))).toEqual(other);
  expect(findings(changed('<Miesiac>10', '<Miesiac>12', quarterlyFile))).toEqual(other);
  const missing = changed(/<Deklaracja>[\s\S]*<\/Deklaracja>/, '', ofQuarter(4, 12));
  expect(findings(missing)).toEqual(['error: JPK_V7K za ostatni miesiąc kwartału nie zawiera deklaracji.']);
  expect(findings(changed('<CelZlozenia poz="P_7">1', '<CelZlozenia poz="P_7">2', missing))).toEqual([]);
});

test('a quarterly file in the name space of monthly ones', () =>
  expect(findings(changed('/14089/', '/14090/', ofQuarter(4, 12)))).toEqual([
    'error: Plik podaje wzór JPK_V7K (3), ale nagłówek lub przestrzeń nazw są innego wzoru.',
  ]));

test('a quarterly declaration is of three months, so that the records of one do not have to agree', () => {
  const year = changed(
    '<K_20>345.00',
    '<K_20>145.00',
    changed('PodatekNalezny>353.00', 'PodatekNalezny>153.00', ofQuarter(4, 12)),
  );
  expect(findings(year)).toEqual([]);
});

test('records without any row are records, and each mark is counted', () => {
  const none = changed(/<SprzedazWiersz>[\s\S]*<\/SprzedazWiersz>/, '');
  expect(readJpk(none).sales).toMatchObject({ rows: 0, stated_rows: 2, tax: 0 });
  const marked = (mark: string) => readJpk(changed(/<NrKSeF>.*<\/NrKSeF>/, mark)).sales?.marks;
  expect(marked('<OFF>1</OFF>')).toEqual({ NrKSeF: 0, OFF: 1, BFK: 1, DI: 0, none: 0 });
  expect(marked('<DI>1</DI>')).toEqual({ NrKSeF: 0, OFF: 0, BFK: 1, DI: 1, none: 0 });
  expect(marked('<BFK>1</BFK>')).toEqual({ NrKSeF: 0, OFF: 0, BFK: 2, DI: 0, none: 0 });
  expect(marked('')).toEqual({ NrKSeF: 0, OFF: 0, BFK: 1, DI: 0, none: 1 });
});

test('rows outside of the records are none of them', () => {
  const elsewhere = changed('<Ewidencja>', '<Inna><SprzedazWiersz><K_20>1.00</K_20></SprzedazWiersz></Inna><Ewidencja>');
  expect(readJpk(elsewhere).sales?.rows).toBe(2);
});

test('a person of one name, and a declaration that does not name its form', () => {
  const person = (names: string) =>
    readJpk(
      changed(
        /<OsobaNiefizyczna>[\s\S]*<\/OsobaNiefizyczna>/,
        `<OsobaFizyczna><etd:NIP>8567346215</etd:NIP>${names}</OsobaFizyczna>`,
      ),
    ).taxpayer.name;
  expect(person('<etd:Nazwisko>Testowy</etd:Nazwisko>')).toBe('Testowy');
  expect(person('<etd:ImiePierwsze>Jan</etd:ImiePierwsze>')).toBe('Jan');
  expect(readJpk(changed(/<KodFormularzaDekl.*<\/KodFormularzaDekl>/, '')).declaration?.form).toBeNull();
});

test('only amounts are positions, not marks, texts or what merely begins like one', () => {
  const marks = '<P_540>1</P_540><P_55>1</P_55><P_59>1</P_59><P_660>1</P_660><P_ORDZU>powód</P_ORDZU><XP_10>1</XP_10>';
  const amounts = '<P_36>0</P_36><P_360>0</P_360><P_52>0</P_52><P_60>0</P_60><P_62>0</P_62>';
  const positions = readJpk(changed('<P_61>', `${marks}${amounts}<P_61>`)).declaration?.positions ?? {};
  expect(Object.keys(positions).filter((name) => !monthly.includes(`<${name}>`))).toEqual([
    'P_36',
    'P_360',
    'P_52',
    'P_60',
    'P_62',
  ]);
});

describe('a declaration adds up', () => {
  /** Positions in whole zlotys, in a file of records that say nothing against them. */
  const declared = (positions: Record<string, number>) => {
    const written = Object.entries(positions).map(([name, amount]) => `<${name}>${amount}</${name}>`);
    const jpk = readJpk(
      changed(
        /<PozycjeSzczegolowe>[\s\S]*<\/PozycjeSzczegolowe>/,
        `<PozycjeSzczegolowe>${written.join('')}</PozycjeSzczegolowe>`,
      ),
    );
    return checkJpk({ ...jpk, sales: null, purchases: null, purpose: 'correction' }).map(({ code, field }) => `${code} ${field}`);
  };

  test.each(['P_10', 'P_11', 'P_13', 'P_15', 'P_17', 'P_19', 'P_21', 'P_22', 'P_23', 'P_25', 'P_27', 'P_29', 'P_31'])(
    'the base of %s counts in P_37',
    (position) => {
      expect(declared({ [position]: 7, P_37: 7, P_51: 0 })).toEqual([]);
      expect(declared({ [position]: 7, P_51: 0 })).toEqual(['declaration P_37']);
    },
  );

  test.each(['P_12', 'P_14'])('%s is a part of another position and does not count', (position) =>
    expect(declared({ [position]: 7, P_51: 0 })).toEqual([]),
  );

  test.each(['P_16', 'P_18', 'P_20', 'P_24', 'P_26', 'P_28', 'P_30', 'P_32', 'P_33', 'P_34'])(
    'the tax of %s counts in P_38',
    (position) => {
      expect(declared({ [position]: 7, P_38: 7, P_51: 7 })).toEqual([]);
      expect(declared({ [position]: 7, P_51: 0 })).toEqual(['declaration P_38']);
    },
  );

  test.each(['P_35', 'P_36', 'P_360'])('%s lessens the tax due', (position) => {
    expect(declared({ P_24: 10, [position]: 7, P_38: 3, P_51: 3 })).toEqual([]);
    expect(declared({ P_24: 10, [position]: 7, P_38: 10, P_51: 10 })).toEqual(['declaration P_38']);
  });

  test.each(['P_39', 'P_41', 'P_43', 'P_44', 'P_45', 'P_46', 'P_47'])('%s counts in the input tax', (position) => {
    expect(declared({ [position]: 7, P_48: 7, P_51: 0, P_53: 7, P_62: 7 })).toEqual([]);
    expect(declared({ [position]: 7, P_51: 0 })).toEqual(['declaration P_48']);
  });

  test('what is to be paid is the tax due less the input tax, a cash register and what is not collected', () => {
    expect(declared({ P_20: 100, P_38: 100, P_43: 30, P_48: 30, P_49: 10, P_50: 5, P_51: 55 })).toEqual([]);
    expect(declared({ P_20: 100, P_38: 100, P_43: 30, P_48: 30, P_51: 71 })).toEqual(['declaration P_51']);
    expect(declared({ P_20: 30, P_38: 30, P_43: 100, P_48: 100, P_51: 0, P_53: 70, P_54: 20, P_62: 50 })).toEqual([]);
    expect(declared({ P_20: 30, P_38: 30, P_43: 100, P_48: 100, P_51: 0, P_53: 70, P_54: 20, P_62: 70 })).toEqual([
      'declaration P_62',
    ]);
  });

  test('and says the same as the records, but for the rounding of each position', () => {
    const apart = (tax: string, of: 'P_38' | 'P_48') => {
      const [column, control] = of === 'P_38' ? ['K_20', 'PodatekNalezny'] : ['K_43', 'PodatekNaliczony'];
      const row = of === 'P_38' ? Number(tax) - 8 : Number(tax);
      const source = changed(new RegExp(`<${control}>.*</${control}>`), `<${control}>${tax}</${control}>`);
      return findings(source.replace(new RegExp(`<${column}>(345|115).00`), `<${column}>${row.toFixed(2)}`));
    };
    expect(apart('359.50', 'P_38')).toEqual([]);
    expect(apart('346.50', 'P_38')).toEqual([]);
    expect(apart('359.51', 'P_38')).toEqual(['warning: Podatek należny w deklaracji to 353,00, a w ewidencji 359,51.']);
    expect(apart('118.00', 'P_48')).toEqual([]);
    expect(apart('118.01', 'P_48')).toEqual(['warning: Podatek naliczony w deklaracji to 115,00, a w ewidencji 118,01.']);
    const carried = changed('<P_48>115</P_48>', '<P_39>100</P_39><P_48>215</P_48>');
    expect(findings(changed('<P_51>238', '<P_51>138', carried))).toEqual([]);
  });
});

test('every column of tax counts with its sign', () => {
  const columns = ['K_16', 'K_18', 'K_20', 'K_24', 'K_26', 'K_28', 'K_30', 'K_32', 'K_33', 'K_34', 'K_35', 'K_36', 'K_360'];
  const sums = columns.map(
    (column) => readJpk(changed('<K_10>', `<${column}>1.00</${column}><K_10>`, changed(/<K_18>.*<\/K_20>/s, ''))).sales?.tax,
  );
  expect(sums).toEqual([100, 100, 100, 100, 100, 100, 100, 100, 100, 100, -100, -100, -100]);
  const bought = ['K_41', 'K_43', 'K_44', 'K_45', 'K_46', 'K_47'].map(
    (column) => readJpk(changed(/<K_43>.*<\/K_43>/, `<${column}>-2.00</${column}>`)).purchases?.tax,
  );
  expect(bought).toEqual(Array(6).fill(-200));
});

describe('what does not hold together', () => {
  test.each<[string, string | RegExp, string, string[]]>([
    [
      'a wrong number of rows',
      'WierszySprzedazy>2<',
      'WierszySprzedazy>3<',
      ['error: Ewidencja sprzedaży ma 2 wiersze, a suma kontrolna podaje 3 wiersze.'],
    ],
    [
      'a wrong sum',
      'Naliczony>115.00<',
      'Naliczony>116.00<',
      ['error: Podatek z ewidencji zakupów to 115,00, a suma kontrolna podaje 116,00.'],
    ],
    [
      'a row without a KSeF mark',
      /<NrKSeF>.*<\/NrKSeF>/,
      '',
      ['error: Ewidencja sprzedaży: 1 wiersz bez numeru KSeF i bez oznaczenia OFF, BFK lub DI.'],
    ],
    [
      'rows to be corrected',
      /<NrKSeF>.*<\/NrKSeF>/,
      '<DI>1</DI>',
      ['warning: Sprzedaż z oznaczeniem DI (1 wiersz): po nadaniu numeru KSeF może być potrzebna korekta.'],
    ],
    ['a wrong NIP', '>1234563218</NIP>', '>1234563219</NIP>', ['error: NIP ma błędną cyfrę kontrolną.']],
    ['a version not yet in force', '<Miesiac>10', '<Miesiac>1', ['error: Za ten miesiąc nie składa się wersji JPK_V7M (3).']],
    [
      'tax to pay and an excess at once',
      '<P_51>',
      '<P_53>1</P_53><P_51>',
      [
        'error: Pozycja P_62 to 0,00, a suma jej składników 1,00.',
        'error: Deklaracja ma zarazem podatek do wpłaty i nadwyżkę podatku naliczonego.',
      ],
    ],
    ['no declaration', /<Deklaracja>[\s\S]*<\/Deklaracja>/, '', ['error: JPK_V7M nie zawiera deklaracji.']],
    ['no records', /<Ewidencja>[\s\S]*<\/Ewidencja>/, '', ['error: JPK nie zawiera pełnej ewidencji.']],
    [
      'another tax to be paid than follows',
      '<P_51>238',
      '<P_51>239',
      ['error: Podatek do wpłaty to 239,00, a z rozliczenia wynika 238,00.'],
    ],
    [
      'another form in the header than in the name space',
      '/14090/',
      '/14089/',
      ['error: Plik podaje wzór JPK_V7M (3), ale nagłówek lub przestrzeń nazw są innego wzoru.'],
    ],
    [
      'another version in the header than in the form',
      '<WariantFormularza>3',
      '<WariantFormularza>4',
      ['error: Plik podaje wzór JPK_V7M (3), ale nagłówek lub przestrzeń nazw są innego wzoru.'],
    ],
    [
      'many rows',
      'WierszySprzedazy>2<',
      'WierszySprzedazy>5<',
      ['error: Ewidencja sprzedaży ma 2 wiersze, a suma kontrolna podaje 5 wierszy.'],
    ],
    ['no sales', /<SprzedazWiersz>[\s\S]*<\/SprzedazCtrl>/, '', ['error: JPK nie zawiera pełnej ewidencji.']],
    ['no purchases', /<ZakupWiersz>[\s\S]*<\/ZakupCtrl>/, '', ['error: JPK nie zawiera pełnej ewidencji.']],
  ])('%s', (_what, from, to, said) => expect(findings(changed(from, to))).toEqual(said));

  test('the version that was right in January 2026 needs no marks, and is wrong later', () => {
    const old = changed(
      '<WariantFormularza>3',
      '<WariantFormularza>2',
      changed('JPK_V7M (3)', 'JPK_V7M (2)', changed(/<NrKSeF>.*<\/NrKSeF>/, '')),
    );
    expect(findings(changed('<Miesiac>10', '<Miesiac>01', changed('/2025/12/19/14090/', '/2021/12/27/11148/', old)))).toEqual([]);
    expect(findings(changed('<Miesiac>10', '<Miesiac>01', old))).toEqual([]);
    expect(findings(changed('<Miesiac>10', '<Miesiac>2', old))).toEqual([
      'error: Za ten miesiąc nie składa się wersji JPK_V7M (2).',
    ]);
  });
});

describe('what is refused', () => {
  test.each<[string | RegExp, string, string]>([
    [/<\?xml[\s\S]*/, '<Faktura/>', 'root: To nie jest plik JPK (element Faktura zamiast JPK).'],
    ['JPK_V7M (3)', 'JPK_FA (4)', 'root: To nie jest JPK_V7 (kod formularza JPK_FA (4)).'],
    [/<KodFormularza .*<\/KodFormularza>/, '', 'root: To nie jest JPK_V7 (kod formularza pusty).'],
    [/<Naglowek>\s*<KodFormularza [\s\S]*?<\/Naglowek>/, '', 'content: W pliku brakuje pola JPK/Naglowek.'],
    [
      '<SprzedazCtrl>',
      '<SprzedazCtrl><LiczbaWierszySprzedazy>1</LiczbaWierszySprzedazy><PodatekNalezny>1</PodatekNalezny></SprzedazCtrl><SprzedazCtrl>',
      'content: Pole SprzedazCtrl występuje więcej niż raz.',
    ],
    ['<K_20>345.00</K_20>', '<K_20>345.00</K_20><K_20>1.00</K_20>', 'content: Pole K_20 występuje więcej niż raz.'],
    ['<P_38>', '<P_38>1</P_38><P_38>', 'content: Pole P_38 występuje więcej niż raz.'],
    [
      '<SprzedazCtrl>',
      `${'<SprzedazWiersz><K_20>500000000000</K_20></SprzedazWiersz>'.repeat(181)}<SprzedazCtrl>`,
      'content: Kwoty w ewidencji są zbyt duże.',
    ],
    ['kodSystemowy="JPK_V7M (3)"', '', 'root: To nie jest JPK_V7 (kod formularza pusty).'],
    [/<CelZlozenia.*<\/CelZlozenia>/, '', 'content: W pliku brakuje pola Naglowek/CelZlozenia.'],
    ['<Rok>2026', '<Rok>2019', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['<Rok>2026', '<Rok>2100', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['<Miesiac>10', '<Miesiac>0', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['<Miesiac>10', '<Miesiac>13', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    [/<Rok>2026<\/Rok>/, '', 'content: W pliku brakuje pola Naglowek/Rok.'],
    [/<Miesiac>10<\/Miesiac>/, '', 'content: W pliku brakuje pola Naglowek/Miesiac.'],
    [/<WariantFormularza>3<\/WariantFormularza>/, '', 'content: W pliku brakuje pola Naglowek/WariantFormularza.'],
    [/<KodUrzedu>1471<\/KodUrzedu>/, '', 'content: W pliku brakuje pola Naglowek/KodUrzedu.'],
    [/<Podmiot1[\s\S]*<\/Podmiot1>/, '', 'content: W pliku brakuje pola JPK/Podmiot1.'],
    [/<OsobaNiefizyczna>[\s\S]*<\/OsobaNiefizyczna>/, '', 'content: W pliku brakuje pola Podmiot1/OsobaNiefizyczna.'],
    ['<NIP>1234563218</NIP>', '', 'content: W pliku brakuje pola Podmiot1/NIP.'],
    [/<PozycjeSzczegolowe>[\s\S]*<\/PozycjeSzczegolowe>/, '', 'content: W pliku brakuje pola Deklaracja/PozycjeSzczegolowe.'],
    [/<SprzedazCtrl>[\s\S]*<\/SprzedazCtrl>/, '', 'content: W pliku brakuje pola SprzedazCtrl.'],
    ['<LiczbaWierszyZakupow>1</LiczbaWierszyZakupow>', '', 'content: W pliku brakuje pola ZakupCtrl/LiczbaWierszyZakupow.'],
    ['<PodatekNaliczony>115.00</PodatekNaliczony>', '', 'content: W pliku brakuje pola ZakupCtrl/PodatekNaliczony.'],
    ['<Podmiot1 ', '<Podmiot1/><Podmiot1 ', 'content: Część Podmiot1 występuje więcej niż raz.'],
    ['<P_38>353', '<P_38>353 zł', 'content: Pole P_38: „353 zł” to nie kwota.'],
    ['<K_43>115.00', '<K_43>115,00', 'content: Pole K_43: „115,00” to nie kwota.'],
  ])('%s replaced by %s', (from, to, message) => expect(refusal(() => readJpk(changed(from, to)))).toBe(message));
});

test('a long file is added up as it streams', () => {
  const [head = '', tail = ''] = monthly.split('<SprzedazCtrl>');
  const stream = openJpk();
  stream.write(head);
  const rows = '<SprzedazWiersz><OFF>1</OFF><K_19>1.00</K_19><K_20>0.23</K_20></SprzedazWiersz>'.repeat(500);
  for (let at = 0; at < 40; at++) stream.write(rows);
  stream.write(`<SprzedazCtrl>${tail}`);
  expect(stream.close().sales).toMatchObject({ rows: 20_002, tax: 35_300 + 20_000 * 23, marks: { OFF: 20_000 } });
});
