import { describe, expect, test } from 'vitest';
import { resources } from '../../resources';
import {
  bankAccount,
  choice,
  choices,
  date,
  email,
  list,
  money,
  nip,
  offeredChoices,
  percent,
  phone,
  quantity,
  richText,
  text,
} from '../../src/schema';
import { fieldTypes, type TypeName, typeOf } from '../../src/schema/fields';
import { readFields, readValue, requiredFault } from '../../src/schema/validate';
import fc from '../support/properties';

/** The battery: whoever adds a field type is tested by its examples before writing a test. */
describe.each(Object.entries(fieldTypes))('the type %s', (name, type) => {
  const field =
    type === fieldTypes.choice || name === 'state' || name === 'choices'
      ? choice('Pole', { a: 'Jeden', b: 'Dwa' })
      : { type: name, label: 'Pole', options: {} };

  test('is called by its own name in the table', () => expect(type.name).toBe(name));
  test.each(type.examples.good.map((value) => [value]))('takes %j', (value) =>
    expect(type.check(value as never, field)).toBeNull(),
  );
  test.each([...type.examples.bad])('refuses %j, saying “%s”', (value, says) =>
    expect(type.check(value as never, field)).toBe(says),
  );
  test.each([...type.examples.good].filter((value) => typeof value === 'string'))(
    'reads %j back from the way it shows it, or as it stands',
    (value) => {
      const shown = type.format(value as never, field);
      if (type.stored !== 'text' || name === 'richText' || name === 'month') expect(type.parse(String(value), field)).toBe(value);
      else expect(type.parse(shown, field)).toBe(value);
    },
  );
  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const value = type.parse(typed, field);
        if (typeof value === 'string' && type.json === 'string')
          expect(type.check(value as never, field)).toSatisfy((says) => says === null || typeof says === 'string');
      }),
    );
  });
  test('says its class of data', () => expect(['public', 'internal', 'personal', 'special', 'secret']).toContain(type.data));
});

test.each([
  ['<p>Ewo &#x26; Janie</p>', 'Ewo & Janie'],
  ['1 &#x3C; 2 &#62; 0', '1 < 2 > 0'],
  ['<p>10&#xA0;zł</p>', '10\u00a0zł'],
  ['&amp;lt; &quot;tak&quot;', '&lt; "tak"'],
  ['AT&T; i &#nic;', 'AT&T; i &#nic;'],
])('formatted text %j reads %j', (kept, reads) => expect(richText.format(kept)).toBe(reads));

test('an unknown type names the ones there are', () => {
  expect(() => typeOf({ type: 'nipp' as TypeName, label: '', options: {} })).toThrow(
    /No field type is called "nipp"; types are text, /,
  );
});

describe('reading a value', () => {
  test.each([
    [nip('NIP'), 'PL 526-025-02-74', '5260250274'],
    [phone('Telefon'), '501 502 503', '+48501502503'],
    [phone('Telefon'), '48 501 502 503', '+48501502503'],
    [phone('Telefon'), '0-42 600 10 20', '+48426001020'],
    [phone('Telefon'), '\u202a(0048) 501–502–503\u202c', '+48501502503'],
    [email('E-mail'), ' Anna@Firma.PL ', 'anna@firma.pl'],
    [text('Nazwa'), '  Kłos  ', 'Kłos'],
    [date('Data'), '1.2.2026', '2026-02-01'],
    [money('Kwota'), 12_345, 12_345],
    [percent('Stawka'), 850, 850],
    [quantity('Ilość'), 150, 150],
    [choices('Stawki', { a: 'A', b: 'B' }), ['a', 'b'], ['a', 'b']],
    [text('Nazwa'), '', null],
  ])('%# makes it ready to keep', (field, raw, value) => expect(readValue(raw, field)).toEqual({ value }));

  test.each([
    [text('Nazwa', { required: true }), '   ', requiredFault],
    [text('Nazwa'), 7, 'Podaj tekst'],
    [money('Kwota', { from: 0 }), -1, 'Najmniej 0,00\u00a0zł'],
    [choice('Typ', { a: 'A' }), 'constructor', 'Wybierz jedną z podanych wartości'],
    [choices('Stawki', { a: 'A' }), ['a', 'a'], 'Ta sama wartość jest wybrana dwa razy'],
  ])('%# says what is wrong', (field, raw, says) => expect(readValue(raw, field)).toEqual({ faults: { '': says } }));

  test('V05: a key of the prototype is no field', () => {
    const { values } = readFields(JSON.parse('{"__proto__": "x", "constructor": "y"}'), { title: text('Tytuł') });
    expect(values).toEqual({});
  });

  test('a fault in an item says which item and which field', () => {
    const accounts = list('Rachunki', { number: bankAccount('Numer', { required: true }) });
    expect(
      readFields({ accounts: [{ number: '61 1090 1014 0000 0712 1981 2874' }, { number: '61' }] }, { accounts }).faults,
    ).toHaveProperty('accounts.1.number');
    expect(readFields({ accounts: [{ numer: '1' }] }, { accounts }).faults).toMatchObject({
      'accounts.0.numer': 'Nieznane pole',
      'accounts.0.number': requiredFault,
    });
  });
});

test.each([
  [percent('Stawka'), '19,67%', 1_967, '19,67%'],
  [percent('Stawka'), ' 8.5 % ', 850, '8,5%'],
  [percent('Stawka'), '0', 0, '0%'],
  [quantity('Ilość'), '1\u00a0234,5', 123_450, '1\u00a0234,5'],
  [quantity('Ilość'), '−0,01', -1, '-0,01'],
])('%# is read into hundredths and shown again', (field, typed, hundredths, shown) => {
  const type = typeOf(field);
  expect(type.parse(typed, field)).toBe(hundredths);
  expect(type.format(hundredths as never, field)).toBe(shown);
});

test.each(['1,234', '12 345 678', '1e3', '', '8,5%%', '1,2,3'])('%j is no number of hundredths', (typed) => {
  const field = percent('Stawka');
  expect(typeof typeOf(field).parse(typed, field)).toBe('string');
});

test('values that are numbers are offered by size, others as they were declared', () => {
  const rates = choices('Stawki', { '2': '2%', '5.5': '5,5%', '10': '10%', '12.5': '12,5%', '3': '3%' });
  expect(offeredChoices(rates).map(([value]) => value)).toEqual(['2', '3', '5.5', '10', '12.5']);
  const sizes = choice('Rozmiar', { small: 'Mały', big: 'Duży', any: 'Dowolny' });
  expect(offeredChoices(sizes).map(([value]) => value)).toEqual(['small', 'big', 'any']);
  expect(
    offeredChoices(resources.companies.fields.lump_sum_rates)
      .map(([, { label }]) => label)
      .slice(0, 4),
  ).toEqual(['2%', '3%', '5,5%', '8,5%']);
});
