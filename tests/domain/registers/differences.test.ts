import { describe, expect, test } from 'vitest';
import { type CompanyCard, emptyCard } from '../../../src/domain/registers/companyCard';
import { differencesWith } from '../../../src/domain/registers/differences';

const account = '62114000001234567890123456';
const other = '12102000030000000000000001';
const card = {
  title: 'Piekarnia Kłos',
  vat_status: 'active',
  vat_period: 'monthly',
  vat_eu: false,
  regon: '123456785',
  address_street: 'Prosta',
  address_building: '1',
  address_postal_code: '00-001',
  address_city: 'Warszawa',
  address_country: 'Polska',
  accounts: [{ number: account }],
};
const says = (source: CompanyCard['source'], values: Partial<CompanyCard> | null) =>
  differencesWith(card, new Map([[source, values && { ...emptyCard(source), ...values }]]));

describe('what a register says otherwise than the card', () => {
  test('is nothing where capitals, spaces and „ul.” alone differ', () => {
    const address = { street: 'UL. PROSTA', building: '1', flat: null, postal_code: '00001', city: 'WARSZAWA', country: 'PL' };
    expect(says('ceidg', { name: 'PIEKARNIA  KŁOS', address, status: 'active' })).toEqual([]);
  });

  test('is nothing where a legal form stands in full', () => {
    const company = { ...card, title: 'Żytko Sp. z o.o. sp.k.' };
    const name = '"ŻYTKO" SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA';
    expect(differencesWith(company, new Map([['krs', { ...emptyCard('krs'), name, status: 'active' }]]))).toEqual([]);
  });

  test('is taken from the register that is believed about it alone', () => {
    expect(says('krs', { name: 'Piekarnia Żytko', status: 'active' })).toMatchObject([
      { subject: 'title', values: { title: 'Piekarnia Żytko' }, mine: 'Piekarnia Kłos', theirs: 'Piekarnia Żytko', alarm: null },
    ]);
    expect(says('regon', { name: 'Piekarnia Żytko' })).toEqual([]);
    expect(says('white_list', { name: 'Piekarnia Żytko', vat_status: 'active' })).toEqual([]);
  });

  test('of an address is the whole address', () => {
    const address = { street: 'Długa', building: '7', flat: '2', postal_code: '30-001', city: 'Kraków', country: 'PL' };
    expect(says('ceidg', { address, status: 'active' })).toMatchObject([
      {
        subject: 'seat',
        mine: 'Prosta 1 00-001 Warszawa',
        theirs: 'Długa 7 2 30-001 Kraków',
        values: { address_street: 'Długa', address_flat: '2', address_city: 'Kraków' },
      },
    ]);
  });

  test.each([
    [null, { vat_status: 'removed' }, 'nie ma w wykazie czynnych podatników'],
    [{ vat_status: 'not_registered' as const }, { vat_status: 'removed' }, 'nie ma w wykazie czynnych podatników'],
    [{ vat_status: 'exempt' as const }, null, 'podatnik zwolniony'],
  ])('a payer of the card who is none on the list is an alarm: %j', (values, written, theirs) => {
    expect(says('white_list', values)).toEqual([
      { subject: 'vat_status', source: 'white_list', values: written, mine: 'czynny podatnik VAT', theirs, alarm: 'struck_off' },
    ]);
  });

  test('tells new accounts, and an account that the list does not have as an alarm', () => {
    expect(says('white_list', { vat_status: 'active', accounts: [account] })).toEqual([]);
    expect(says('white_list', { vat_status: 'active', accounts: [other] })).toMatchObject([
      { subject: `account:${other}`, values: { account: other }, alarm: null },
      { subject: `off:${account}`, values: null, mine: account, alarm: 'account_off' },
    ]);
    // One of its virtual accounts, perhaps, which nobody can look up here.
    expect(says('white_list', { vat_status: 'active', accounts: [other], virtual_accounts: true })).toHaveLength(1);
    // A list without any account tells of none that it is wrong.
    expect(says('white_list', { vat_status: 'active', accounts: [] })).toEqual([]);
  });

  test('of VIES is the trade in the Union, and its end', () => {
    expect(says('vies', {})).toMatchObject([{ subject: 'vat_eu', values: { vat_eu: true } }]);
    expect(says('vies', null)).toEqual([]);
    const trading = { ...card, vat_eu: true };
    expect(differencesWith(trading, new Map([['vies', null]]))).toMatchObject([{ subject: 'vat_eu', values: { vat_eu: false } }]);
  });

  test('of a suspension or section 6 is a word that somebody must look at', () => {
    expect(says('ceidg', { status: 'suspended' })).toMatchObject([{ subject: 'concern:ceidg', values: null }]);
    expect(says('krs', { status: null })).toMatchObject([{ subject: 'concern:krs', values: null }]);
    expect(says('regon', { status: null })).toEqual([]);
  });
});
