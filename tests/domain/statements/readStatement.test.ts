import { describe, expect, test } from 'vitest';
import { readStatement } from '../../../src/domain/statements/readStatement';
import { StatementRefused } from '../../../src/domain/statements/statement';
import { encoded } from '../../../src/lib/textEncoding';

const own = '08114020040000350221234567';
const other = '59102011560000710200123456';
const read = (text: string, encoding: Parameters<typeof encoded>[1] = 'utf-8') => readStatement(encoded(text, encoding));

const mt940 = (entries: string, closing = 'C261120PLN900,00') =>
  [
    ':20:MT940',
    `:25:/PL${own}`,
    ':28C:00011/1',
    ':60F:C261119PLN1000,00',
    entries,
    `:62F:${closing}`,
    ':64:C261120PLN900,00',
  ].join('\r\n');

const tilde = [
  ':61:2611201120DN100,00NTRFNONREF//B26112000001',
  ':86:020~00PRZELEW WYCHODZĄCY',
  '~20Opłata za obsługę księgow~21ą FV 3/10/2026',
  `~30${other.slice(2, 10)}~31${other.slice(10)}~32BIURO RACHUNKOWE ŁĄKA~33SP Z O O~38PL${other}`,
].join('\r\n');

describe('MT940', () => {
  test('a movement says its day, amount, other side, title and number', () => {
    expect(read(mt940(tilde))).toEqual({
      form: 'MT940',
      statements: [
        {
          account: own,
          number: '00011/1',
          currency: 'PLN',
          entries: [
            {
              on: '2026-11-20',
              amount: -10_000,
              other_account: other,
              other_name: 'BIURO RACHUNKOWE ŁĄKA SP Z O O',
              title: 'Opłata za obsługę księgow ą FV 3/10/2026',
              reference: 'B26112000001',
            },
          ],
        },
      ],
      says: [],
    });
  });

  test.each(['windows-1250', 'iso-8859-2', 'cp852', 'utf-8'] as const)('is read in %s', (encoding) => {
    const [statement] = read(mt940(tilde), encoding).statements;
    expect(statement?.entries[0]).toMatchObject({ other_name: 'BIURO RACHUNKOWE ŁĄKA SP Z O O' });
  });

  test.each(['~', '?', '<', '^'])('parts of the title that begin with %s are told apart', (sign) => {
    const [statement] = read(mt940(tilde.replaceAll('~', sign))).statements;
    expect(statement?.entries[0]).toMatchObject({ other_account: other, title: expect.stringContaining('FV 3/10/2026') });
  });

  test('a full part goes on in the next one without a space', () => {
    const tax = [':61:261120D100,00NTRFX', ':86:034~20/TI/N1234563218/OKR/26M10/S~21FP/VAT7/TXT/'].join('\n');
    expect(read(mt940(tax)).statements[0]?.entries[0]?.title).toBe('/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/');
  });

  test.each([
    ['C', 100_00],
    ['D', -100_00],
    ['RC', -100_00],
    ['RD', 100_00],
    ['CN', 100_00],
    ['DN', -100_00],
  ])('%s is %i grosze', (side, amount) => {
    const [statement] = read(mt940(`:61:261120${side}100,NTRFNONREF\n:86:opłata`, 'C261120PLN1100,')).statements;
    expect(statement?.entries.map((entry) => entry.amount)).toEqual([amount]);
  });

  test('a movement that takes an earlier one back says so, and no other does', () => {
    const of = (side: string) => read(mt940(`:61:261120${side}100,NTRFNONREF\n:86:opłata`)).statements[0]?.entries[0]?.returned;
    expect(['C', 'D', 'RC', 'RD'].map(of)).toEqual([undefined, undefined, true, true]);
  });

  test('the year of a booking over New Year is its own', () => {
    const at = (days: string) => read(mt940(`:61:${days}D1,00NTRFX\n:86:x`)).statements[0]?.entries[0]?.on;
    expect(at('2701020101')).toBe('2027-01-01');
    expect(at('2701011231')).toBe('2026-12-31');
    expect(at('2612310102')).toBe('2027-01-02');
  });

  test('a plain description is the title, and an account in it the other side', () => {
    const [statement] = read(
      mt940(`:61:261120D100,00NTRFX\n:86:Przelew na ${other.slice(0, 2)} ${other.slice(2)}\nza fakturę`),
    ).statements;
    expect(statement?.entries[0]).toMatchObject({
      other_account: other,
      title: expect.stringMatching(/^Przelew na .* za fakturę$/),
    });
  });

  test('many statements of a file, in the envelope of SWIFT too, are each its own', () => {
    const one = mt940(tilde);
    const second = one.replace(own, '88101000712222123456321800').replace('00011', '00012');
    const { statements, says } = read(`{1:F01X}{2:I940X}{4:\r\n${one}\r\n-}\r\n{1:F01X}{2:I940X}{4:\r\n${second}\r\n-}`);
    expect(statements.map(({ number, entries }) => [number, entries.length])).toEqual([
      ['00011/1', 1],
      ['00012/1', 1],
    ]);
    expect(says).toEqual([]);
  });

  test('a movement that can’t be read is told, and the others stand', () => {
    const { statements, says } = read(mt940(`:61:brak daty\n:86:x\n${tilde}`));
    expect(statements[0]?.entries).toHaveLength(1);
    expect(says).toEqual([expect.stringMatching(/nie da się odczytać \(wyciąg 00011\/1\): „brak daty”/)]);
  });

  test('a balance that the movements do not come to is told', () =>
    expect(read(mt940(tilde, 'C261120PLN950,00')).says).toEqual([expect.stringMatching(/Saldo nie zgadza się/)]));
});

const party = (tag: string, name: string, account: string, deep: boolean) =>
  `<${tag}>${deep ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`}</${tag}><${tag}Acct><Id><IBAN>PL${account}</IBAN></Id></${tag}Acct>`;
const camt = (entries: string, version = '02', closing = '900.00') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
  `<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>S1</Id><ElctrncSeqNb>11</ElctrncSeqNb><Acct><Id><IBAN>PL${own}</IBAN></Id><Ccy>PLN</Ccy></Acct>` +
  `<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>` +
  `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (details: string, { amount = '100.00', side = 'DBIT', state = '<Sts>BOOK</Sts>' } = {}) =>
  `<Ntry><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${state}<BookgDt><Dt>2026-11-20</Dt></BookgDt>` +
  `<AcctSvcrRef>R1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
const details = (deep: boolean) =>
  `<TxDtls><RltdPties>${party('Dbtr', 'Ja', own, deep)}${party('Cdtr', 'Biuro Łąka', other, deep)}</RltdPties>` +
  '<RmtInf><Ustrd>FV 3/10/</Ustrd><Ustrd>2026</Ustrd></RmtInf></TxDtls>';

describe('camt.053', () => {
  test.each([
    ['02', false, '<Sts>BOOK</Sts>'],
    ['08', true, '<Sts><Cd>BOOK</Cd></Sts>'],
  ])('of version %s says a movement’s day, amount, other side, title and number', (version, deep, state) => {
    expect(read(camt(entry(details(deep), { state }), version))).toEqual({
      form: 'camt.053',
      statements: [
        {
          account: own,
          number: '11',
          currency: 'PLN',
          entries: [
            {
              on: '2026-11-20',
              amount: -10_000,
              other_account: other,
              other_name: 'Biuro Łąka',
              title: 'FV 3/10/2026',
              reference: 'R1',
            },
          ],
        },
      ],
      says: [],
    });
  });

  test.each(['true', '1'])('a reversal says so, as %s', (said) => {
    const back = entry(details(false), { side: 'CRDT', state: `<RvslInd>${said}</RvslInd><Sts>BOOK</Sts>` });
    expect(read(camt(back)).statements[0]?.entries).toMatchObject([{ amount: 10_000, returned: true }]);
  });

  test.each(['false', '0'])('what says %s is no reversal', (said) => {
    const plain = entry(details(false), { side: 'CRDT', state: `<RvslInd>${said}</RvslInd><Sts>BOOK</Sts>` });
    expect(read(camt(plain)).statements[0]?.entries[0]).not.toHaveProperty('returned');
  });

  const part = (amount: string, nth: number) =>
    `<TxDtls><Refs><EndToEndId>E${nth}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="PLN">${amount}</Amt></TxAmt></AmtDtls></TxDtls>`;

  test('a batch is the transfers that it was made of, or stands as one where it says no amounts', () => {
    expect(
      read(camt(entry(part('60.00', 1) + part('40.00', 2)))).statements[0]?.entries.map(({ amount, reference }) => [
        amount,
        reference,
      ]),
    ).toEqual([
      [-6_000, 'E1'],
      [-4_000, 'E2'],
    ]);
    const whole = read(camt(entry(part('60.00', 1) + part('30.00', 2))));
    expect(whole.statements[0]?.entries.map(({ amount }) => amount)).toEqual([-10_000]);
    expect(whole.says).toEqual([expect.stringMatching(/zbiorcza/)]);
  });

  test('what is not booked yet, and what says no day, is told', () => {
    const { statements, says } = read(
      camt(entry('', { state: '<Sts>PDNG</Sts>' }) + entry(details(false)).replace(/<BookgDt>.*<\/BookgDt>/, '')),
    );
    expect(statements[0]?.entries).toEqual([]);
    expect(says).toEqual([expect.stringMatching(/niezaksięgowana/), expect.stringMatching(/bez kwoty albo daty/)]);
  });

  test('in windows-1250 that says so is read', () => {
    const text = camt(entry(details(false))).replace('UTF-8', 'windows-1250');
    expect(read(text, 'windows-1250').statements[0]?.entries[0]?.other_name).toBe('Biuro Łąka');
  });
});

test.each([
  ['an empty file', '', /pusty/],
  ['a table', 'data;kwota\n2026-11-20;100', /To nie jest wyciąg/],
  ['another document', '<JPK xmlns="x"/>', /To nie jest wyciąg camt.053/],
  ['movements of a day', camt('').replace('camt.053', 'camt.052'), /camt\.052 .*pobierz z banku wyciąg/],
  ['a cut document', camt(entry(details(false))).slice(0, 700), /XML/],
  ['an MT940 without an account', ':20:X\n:28C:1\n:60F:C261119PLN1,00', /rachunku/],
])('%s is refused in a sentence', (_, text, says) => {
  expect(() => read(text)).toThrow(StatementRefused);
  expect(() => read(text)).toThrow(says);
});
