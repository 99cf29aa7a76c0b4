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
  const records = changed(/<Deklaracja>[\s\S]*<\/Deklaracja>/, '', changed('JPK_V7M (3)', 'JPK_V7K (3)'));
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
      ['error: Deklaracja ma zarazem podatek do wpłaty i nadwyżkę podatku naliczonego.'],
    ],
    ['no declaration', /<Deklaracja>[\s\S]*<\/Deklaracja>/, '', ['error: JPK_V7M nie zawiera deklaracji.']],
    ['no records', /<Ewidencja>[\s\S]*<\/Ewidencja>/, '', ['error: JPK nie zawiera pełnej ewidencji.']],
    ['no purchases', /<ZakupWiersz>[\s\S]*<\/ZakupCtrl>/, '', ['error: JPK nie zawiera pełnej ewidencji.']],
  ])('%s', (_what, from, to, said) => expect(findings(changed(from, to))).toEqual(said));

  test('the version that was right in January 2026 needs no marks, and is wrong later', () => {
    const old = changed(
      '<WariantFormularza>3',
      '<WariantFormularza>2',
      changed('JPK_V7M (3)', 'JPK_V7M (2)', changed(/<NrKSeF>.*<\/NrKSeF>/, '')),
    );
    expect(findings(changed('<Miesiac>10', '<Miesiac>01', old))).toEqual([]);
    expect(findings(changed('<Miesiac>10', '<Miesiac>2', old))).toEqual([
      'error: Za ten miesiąc nie składa się wersji JPK_V7M (2).',
    ]);
  });
});

describe('what is refused', () => {
  test.each<[string | RegExp, string, string]>([
    [/<\?xml[\s\S]*/, '<Faktura/>', 'To nie jest plik JPK (element Faktura zamiast JPK).'],
    ['JPK_V7M (3)', 'JPK_FA (4)', 'To nie jest JPK_V7 (kod formularza JPK_FA (4)).'],
    ['kodSystemowy="JPK_V7M (3)"', '', 'To nie jest JPK_V7 (kod formularza pusty).'],
    [/<CelZlozenia.*<\/CelZlozenia>/, '', 'W pliku brakuje pola Naglowek/CelZlozenia.'],
    ['<Rok>2026', '<Rok>2019', 'Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['<Rok>2026', '<Rok>2100', 'Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['<Miesiac>10', '<Miesiac>0', 'Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['<Miesiac>10', '<Miesiac>13', 'Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    [/<Rok>2026<\/Rok>/, '', 'W pliku brakuje pola Naglowek/Rok.'],
    [/<Miesiac>10<\/Miesiac>/, '', 'W pliku brakuje pola Naglowek/Miesiac.'],
    [/<WariantFormularza>3<\/WariantFormularza>/, '', 'W pliku brakuje pola Naglowek/WariantFormularza.'],
    [/<KodUrzedu>1471<\/KodUrzedu>/, '', 'W pliku brakuje pola Naglowek/KodUrzedu.'],
    [/<Podmiot1[\s\S]*<\/Podmiot1>/, '', 'W pliku brakuje pola JPK/Podmiot1.'],
    [/<OsobaNiefizyczna>[\s\S]*<\/OsobaNiefizyczna>/, '', 'W pliku brakuje pola Podmiot1/OsobaNiefizyczna.'],
    ['<NIP>1234563218</NIP>', '', 'W pliku brakuje pola Podmiot1/NIP.'],
    [/<PozycjeSzczegolowe>[\s\S]*<\/PozycjeSzczegolowe>/, '', 'W pliku brakuje pola Deklaracja/PozycjeSzczegolowe.'],
    [/<SprzedazCtrl>[\s\S]*<\/SprzedazCtrl>/, '', 'W pliku brakuje pola SprzedazCtrl.'],
    ['<LiczbaWierszyZakupow>1</LiczbaWierszyZakupow>', '', 'W pliku brakuje pola ZakupCtrl/LiczbaWierszyZakupow.'],
    ['<PodatekNaliczony>115.00</PodatekNaliczony>', '', 'W pliku brakuje pola ZakupCtrl/PodatekNaliczony.'],
    ['<Podmiot1 ', '<Podmiot1/><Podmiot1 ', 'Część Podmiot1 występuje więcej niż raz.'],
    ['<P_38>353', '<P_38>353 zł', 'Pole P_38: „353 zł” to nie kwota.'],
    ['<K_43>115.00', '<K_43>115,00', 'Pole K_43: „115,00” to nie kwota.'],
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
