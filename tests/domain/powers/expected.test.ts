import { describe, expect, test } from 'vitest';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { expectedPowers } from '../../../src/domain/powers/expected';

const today = '2026-11-20';
const trader: TaxProfile = {
  company_type: 'jdg',
  taxation_form: 'pit_flat',
  vat_status: 'active',
  accounting_type: 'kpir',
  persons: [{ id: '1', role: 'owner', zus_scheme: 'full' }],
};
const kinds = (profile: Partial<TaxProfile>, on = today) => expectedPowers({ ...trader, ...profile }, on).map(({ kind }) => kind);

describe('powers that a client’s profile asks for', () => {
  test('a VAT payer who pays ZUS needs UPL-1, ZUS PEL, KSeF and e-Doręczenia', () =>
    expect(kinds({})).toEqual(['upl1', 'zus_pel', 'ksef', 'edelivery']));
  test('a partnership without staff or own contributions needs no ZUS PEL, and signs its JPK', () =>
    expect(kinds({ company_type: 'civil_partnership', taxation_form: 'transparent', persons: [] })).toEqual([
      'upl1',
      'ksef',
      'edelivery',
    ]));
  test('a partnership without VAT and staff declares nothing of its own', () =>
    expect(kinds({ taxation_form: 'transparent', vat_status: 'exempt_limit', persons: [] })).not.toContain('upl1'));
  test.each([
    ['none', false],
    ['krus', false],
    ['health_only', true],
    ['start_relief', true],
  ] as const)('contributions by the scheme %s: ZUS PEL %s', (zus_scheme, needed) =>
    expect(kinds({ persons: [{ id: '1', role: 'owner', zus_scheme }] }).includes('zus_pel')).toBe(needed),
  );
  test('an employer needs ZUS PEL whatever its owners pay', () =>
    expect(kinds({ persons: [], employs: true })).toContain('zus_pel'));
  test('where nobody said whether it employs, what hangs on that is asked for perhaps, and all else surely', () => {
    const expected = (profile: Partial<TaxProfile>) =>
      expectedPowers({ ...trader, persons: [], employs: null, ...profile }, today);
    const perhaps = { because: 'nie wiadomo, czy zatrudnia', perhaps: true };
    const partners = { company_type: 'civil_partnership', taxation_form: 'transparent', vat_status: 'not_registered' } as const;
    expect(expected(partners).slice(0, 2)).toEqual([
      { kind: 'upl1', ...perhaps },
      { kind: 'zus_pel', ...perhaps },
    ]);
    expect(expected({ company_type: 'llc' }).filter((each) => each.perhaps)).toEqual([{ kind: 'zus_pel', ...perhaps }]);
    expect(expected({ persons: trader.persons ?? [] }).filter((each) => each.perhaps)).toEqual([]);
    expect(expected({ company_type: 'private_rental' }).filter((each) => each.perhaps)).toEqual([]);
  });
  test('a private landlord files a return and needs neither KSeF nor an address for deliveries', () =>
    expect(
      kinds({ company_type: 'private_rental', taxation_form: 'lump_sum', vat_status: 'not_registered', persons: [] }),
    ).toEqual(['upl1']));
  test('a natural person without business and taxes needs nothing', () =>
    expect(kinds({ company_type: 'natural_person', taxation_form: 'none', vat_status: 'not_registered', persons: [] })).toEqual(
      [],
    ));
  test('an owners’ community and an association outside KRS are in no register that asks for an address', () => {
    expect(kinds({ company_type: 'housing_community', persons: [] })).not.toContain('edelivery');
    expect(kinds({ company_type: 'association', persons: [] })).not.toContain('edelivery');
    expect(kinds({ company_type: 'llc', persons: [] })).toContain('edelivery');
  });
  test.each([
    ['2026-09-30', null, false],
    ['2026-10-01', null, true],
    ['2025-03-31', '0000123456', false],
    ['2025-04-01', '0000123456', true],
  ] as const)('on %s with KRS %s an address for deliveries is a duty: %s', (day, krs, due) =>
    expect(kinds({ krs }, day).includes('edelivery')).toBe(due),
  );
});
