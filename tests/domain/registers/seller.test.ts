import { expect, test } from 'vitest';
import { type CompanyCard, emptyCard } from '../../../src/domain/registers/companyCard';
import { registerOfSeller, sellerConcern } from '../../../src/domain/registers/seller';

const listed = (values: Partial<CompanyCard>) => registerOfSeller({ ...emptyCard('white_list'), ...values });
const said = (source: 'krs' | 'ceidg', values: Partial<CompanyCard>) =>
  sellerConcern(source, { ...emptyCard(source), ...values });

test('a seller is looked for in the register that should have them', () => {
  expect(listed({ krs: '0000123456', name: 'PRZYKŁAD' })).toBe('krs');
  expect(listed({ name: 'JAN TESTOWY' })).toBe('ceidg');
  expect(listed({ name: 'PIEKARNIA SPÓŁKA CYWILNA' })).toBeNull();
  expect(listed({ name: 'PRZYKŁAD SP. Z O.O.' })).toBeNull();
  expect(listed({ name: null })).toBeNull();
});

test('what is worth a look before an invoice is booked is said, and nothing of those who go on', () => {
  expect(said('ceidg', { status: 'active' })).toBeNull();
  expect(said('krs', { status: 'active' })).toBeNull();
  expect(said('ceidg', { status: 'suspended' })).toBe('działalność zawieszona');
  expect(said('ceidg', { status: 'closed', end_date: '2026-10-31' })).toBe('działalność zakończona 31.10.2026');
  expect(said('ceidg', { status: 'closed' })).toBe('działalność zakończona');
  expect(said('ceidg', { status: 'not_started' })).toContain('nierozpoczęta');
  expect(said('ceidg', { status: 'in_partnership' })).toContain('kto wystawił');
  expect(said('krs', { status: null })).toContain('dziale 6');
  expect(said('ceidg', { status: null })).toBeNull();
  // The court answers "not known" to who was struck off; CEIDG does not have all who sell.
  expect(sellerConcern('krs', null)).toContain('wykreślona');
  expect(sellerConcern('ceidg', null)).toBeNull();
});
