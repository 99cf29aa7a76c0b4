import { describe, expect, test } from 'vitest';
import {
  checkInFlatFile,
  type FlatFile,
  flatFileHash,
  maskedAccount,
  type VatKind,
} from '../../../src/domain/registers/whiteList/flatFile';
import { openFlatFile } from '../../../src/domain/registers/whiteList/flatFileReader';
import { sha512 } from '../../../src/domain/registers/whiteList/sha512';
import fc from '../../support/properties';

const NIP = '1234563218';
const ACCOUNT = '62114000001234567890123456';
const DAY = { date: '2026-11-20', transformations: 5000 };

/** Made with Python's hashlib: five thousand times SHA-512 of `20261120`, the NIP and the account. */
const OWN =
  '8cb1ebe2e082670f6f811d006e9677424f1f934872976cba31b82a25c9a698e531c5147831474e6c27197612cea9d222ad11dcbab91bf81ed06f37061893c6f9';
/** The same of NIP 8567346215 and the virtual account `XX10100055123XXXXXXXXXXXXX`. */
const VIRTUAL =
  '08e7a91b3d54b7a92699f671cd39cc1b542a7e92418c7bf18bfb8d6479641349e78a917af1b6bf73b42d97d99e7102f6d0ee1ccd906185c66ed52d3ceef80b60';

const file = (hashes: Record<string, VatKind>, masks: string[] = [], header = DAY): FlatFile => ({
  ...header,
  masks,
  find: (hash) => hashes[hash] ?? null,
});

/** An account of the bank 10100055 whose virtual accounts are told apart by the three digits after it. */
const VIRTUAL_ACCOUNT = '60101000551230000000000007';

describe('an account in the day’s file', () => {
  test('is found by the hash of day, NIP and account', () => {
    expect(flatFileHash(NIP, ACCOUNT, DAY, sha512)).toBe(OWN);
    expect(checkInFlatFile(NIP, ACCOUNT, file({ [OWN]: 'active' }), sha512)).toEqual({
      ok: true,
      value: { vat_kind: 'active', virtual: false, date: '2026-11-20' },
    });
    expect(checkInFlatFile(NIP, ACCOUNT, file({ [OWN]: 'exempt' }), sha512)).toMatchObject({ value: { vat_kind: 'exempt' } });
  });

  test('is not there for another day, NIP or account', () => {
    const nothing = { ok: true, value: { vat_kind: null, virtual: false } };
    const known = { [OWN]: 'active' } as const;
    expect(checkInFlatFile(NIP, ACCOUNT, file(known, [], { ...DAY, date: '2026-11-19' }), sha512)).toMatchObject(nothing);
    expect(checkInFlatFile('8567346215', ACCOUNT, file(known), sha512)).toMatchObject(nothing);
    expect(checkInFlatFile(NIP, '98102000030000000000000001', file(known), sha512)).toMatchObject(nothing);
  });

  test('is found as a virtual one under the mask of its bank', () => {
    const masks = ['XX12406960YYYXXXXXXXXXXXXX', 'XX10100055YYYXXXXXXXXXXXXX'];
    const account = [...Array(97).keys()].map((check) => String(check + 2).padStart(2, '0') + VIRTUAL_ACCOUNT.slice(2));
    const valid = account.find((each) => checkInFlatFile('8567346215', each, file({}), sha512).ok) ?? '';
    expect(checkInFlatFile('8567346215', valid, file({ [VIRTUAL]: 'exempt' }, masks), sha512)).toEqual({
      ok: true,
      value: { vat_kind: 'exempt', virtual: true, date: '2026-11-20' },
    });
    expect(checkInFlatFile('8567346215', valid, file({ [VIRTUAL]: 'exempt' }), sha512)).toMatchObject({
      value: { vat_kind: null },
    });
  });

  test('is not hashed under the masks of other banks', () => {
    let taken = 0;
    const counting = (text: string) => {
      taken += 1;
      return text;
    };
    const masks = ['XX12406960YYYXXXXXXXXXXXXX', 'XX11400000YYYXXXXXXXXXXXXX'];
    checkInFlatFile(NIP, ACCOUNT, file({}, masks, { ...DAY, transformations: 1 }), counting);
    expect(taken).toBe(2);
  });

  test('is not looked for when the numbers cannot be right', () => {
    expect(checkInFlatFile('1', ACCOUNT, file({}), sha512)).toMatchObject({
      ok: false,
      problem: { code: 'invalid_number', message: 'NIP ma dziesięć cyfr.' },
    });
    expect(checkInFlatFile(NIP, '1', file({}), sha512)).toMatchObject({
      problem: { message: 'Numer rachunku ma dwadzieścia sześć cyfr.' },
    });
  });
});

test('a mask keeps the digits at Y and the bank’s own, and fits no other bank', () => {
  expect(maskedAccount('71124069606666000007118600', 'XX12406960YYYXXXXXXXXXXXXX')).toBe('XX12406960666XXXXXXXXXXXXX');
  expect(maskedAccount('71124069606666000007118600', 'XX12406960YYYYYYYYYYYYYYYY')).toBe('XX124069606666000007118600');
  expect(maskedAccount('71124069606666000007118600', 'XX12406961YYYXXXXXXXXXXXXX')).toBeNull();
  expect(maskedAccount('7112406960666600000711860', 'XX12406960YYYXXXXXXXXXXXXX')).toBeNull();
});

describe('reading the file', () => {
  const hash = (letter: string) => letter.repeat(128);
  const source = JSON.stringify(
    {
      naglowek: {
        dataGenerowaniaDanych: '20261120',
        liczbaTransformacji: '5000',
        schemat: 'RRRRMMDDNNNNNNNNNNBBBBBBBBBBBBBBBBBBBBBBBBBB',
      },
      skrotyPodatnikowCzynnych: [hash('a'), hash('b')],
      skrotyPodatnikowZwolnionych: [hash('c')],
      maski: ['XX10100055YYYXXXXXXXXXXXXX'],
    },
    null,
    1,
  );
  const read = (text: string, size = text.length) => {
    const seen: string[] = [];
    const stream = openFlatFile((kind, each) => seen.push(`${kind} ${each[0]}`));
    for (let at = 0; at < text.length; at += size) stream.write(text.slice(at, at + size));
    return { seen, contents: stream.close() };
  };
  const whole = {
    seen: ['active a', 'active b', 'exempt c'],
    contents: {
      ok: true,
      value: { date: '2026-11-20', transformations: 5000, masks: ['XX10100055YYYXXXXXXXXXXXXX'], hashes: 3 },
    },
  };

  test('gives every hash with its list, then day, transformations and masks', () => expect(read(source)).toEqual(whole));

  test('comes to the same in any pieces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (size) => {
        expect(read(source, size)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  test('minified it is the same', () => expect(read(JSON.stringify(JSON.parse(source)))).toEqual(whole));

  test.each<[string, string, string]>([
    ['a hash of another length', hash('a'), 'a'.repeat(127)],
    ['a hash with capitals', hash('a'), hash('A')],
    ['a hash with something before it', hash('a'), `x${hash('a')}`],
    ['a hash with something behind it', hash('a'), `${hash('a')}x`],
    ['a mask with something before it', 'XX10100055YYY', 'xXX10100055YYY'],
    ['a mask with something behind it', 'XX10100055YYYXXXXXXXXXXXXX', 'XX10100055YYYXXXXXXXXXXXXXx'],
    ['a longer day', '20261120', '202611201'],
    ['two texts side by side', `"${hash('a')}",`, `"${hash('a')}"`],
    ['a colon without a name', '"naglowek":', ':'],
    ['a list closed as an object', '"XX10100055YYYXXXXXXXXXXXXX"\n ]', '"XX10100055YYYXXXXXXXXXXXXX"\n }'],
    ['something behind the end', '"maski"', '"x": "y"}, "maski"'],
    ['a broken mask', 'XX10100055YYY', 'ZZ10100055YYY'],
    ['no day', '"20261120"', '""'],
    ['a day that does not exist', '20261120', '20261131'],
    ['no number of transformations', '"5000"', '"wiele"'],
    ['no transformation', '"5000"', '"0"'],
    ['half a transformation', '"5000"', '"1.5"'],
    ['more transformations than anyone would ask for', '"5000"', '"100001"'],
    ['a number that is no text', '"5000"', '5000'],
    ['an escape', 'schemat', 'sche\\u006dat'],
    ['a value too long', 'RRRR', 'R'.repeat(201)],
  ])('%s is refused', (_what, from, to) => {
    expect(source).toContain(from);
    expect(read(source.replace(from, to)).contents).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
    expect(read(source.replace(from, to), 50).contents.ok).toBe(false);
  });

  test('a file cut off anywhere is refused, for the payers it leaves out would seem not to be there', () => {
    for (let length = 0; length < source.length; length++) expect(read(source.slice(0, length)).contents.ok).toBe(false);
  });

  test('a list without any hash is a list', () => {
    const { seen, contents } = read(source.replace(`"${hash('c')}"`, ''));
    expect([seen, contents]).toMatchObject([['active a', 'active b'], { ok: true, value: { hashes: 2 } }]);
  });

  test('lists nobody documented are passed over', () => {
    expect(read(source.replace('"maski"', '"inne": ["x", { "a": "b" }], "maski"'))).toEqual(whole);
  });

  test('writing answers whether to go on', () => {
    const stream = openFlatFile(() => undefined);
    expect(stream.write('{ "maski"')).toBe(true);
    expect(stream.write(`: [ "${'x'.repeat(199)}`)).toBe(true);
    expect(stream.write('x')).toBe(true);
    expect(stream.write('x')).toBe(false);
    expect(stream.write('"')).toBe(false);
  });

  test('a file that ends in the middle of a text, or has no hashes, is refused', () => {
    expect(read(source.slice(0, 300)).contents.ok).toBe(false);
    expect(read('').contents).toMatchObject({
      ok: false,
      problem: { message: 'Odpowiedzi rejestru nie da się odczytać (plik płaski wykazu podatników VAT).' },
    });
    expect(read('{"naglowek":{"dataGenerowaniaDanych":"20261120","liczbaTransformacji":"5000"},"maski":[]}').contents.ok).toBe(
      false,
    );
  });

  test('nothing is given any more once the file turned out to be broken', () => {
    expect(read(source.replace(hash('b'), 'b')).seen).toEqual(['active a']);
    expect(read(source.replace(hash('b'), 'b'), 20).seen).toEqual(['active a']);
  });

  test('most transformations allowed are allowed', () => {
    expect(read(source.replace('"5000"', '"100000"')).contents.ok).toBe(true);
    expect(read(source.replace('"5000"', '"1"')).contents.ok).toBe(true);
  });
});
