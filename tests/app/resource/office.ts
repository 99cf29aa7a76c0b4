import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { clearSession } from '../../../src/app/session/store';
import { loadTenant } from '../../../src/app/tenant/store';
import type { SessionUser } from '../../../src/contract/session';
import type { TenantChanges } from '../../../src/tenants/define';
import { standard, withChanges } from '../../../src/tenants/standard';
import { openPanel } from '../support/panel';
import { accountant } from '../support/people';
import { settleAtEnd } from '../support/settling';
import { type Call, wire } from '../support/wire';

type Row = Record<string, unknown> & { id: string };
type Answers = Parameters<typeof wire>[0];

export const id = (nth: number) => `0199c3a2-1b2c-7d3e-8f40-${String(nth).padStart(12, '0')}`;

const stamps = { created_at: '2026-01-05 08:00:00', updated_at: '2026-01-05 08:00:00', version: 1 };

/** A company as the API answers it, enough of it for what the tests look at. */
export function company(nth: number, fields: Record<string, unknown> = {}): Row {
  return {
    id: id(nth),
    ...stamps,
    title: `Piekarnia nr ${nth}`,
    short_name: null,
    company_type: 'jdg',
    status: 'active',
    vat_number: '5260250274',
    address_postal_code: '90-001',
    address_city: 'Łódź',
    address_country: 'Polska',
    owner_id: accountant.id,
    owner: { id: accountant.id, title: 'Kasia Kos' },
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    vat_period: null,
    vat_eu: false,
    accounting_type: 'kpir',
    fiscal_year_start_month: 1,
    accident_rate: 167,
    contacts: [],
    accounts: [],
    lump_sum_rates: null,
    accounting_status: 'booking',
    tasks: 3,
    documents: 0,
    ...fields,
  };
}

/** One page of a list. */
export function page(data: readonly Row[], total = data.length, more: Record<string, unknown> = {}) {
  return { json: { data, total, page: 1, limit: 25, ...more } };
}

interface OpenOptions {
  answers?: Answers;
  person?: SessionUser;
  firm?: TenantChanges;
}

/** The panel of a firm at an address, over a wire that knows the configuration and who is logged in; no timer runs. */
export async function openFirm(address: string, { answers = {}, person = accountant, firm = {} }: OpenOptions = {}) {
  const { to, calls } = wire({
    'GET /api/config': { json: withChanges(standard('demo'), firm) },
    [`GET /api/users/${person.id}`]: { json: { ...person, ...stamps, second_factor: 'app', phone: null } },
    'GET /api/uptimes/': page([]),
    'GET /api/tickets/': page([]),
    'GET /api/companies/': page([]),
    'GET /api/users/': page([{ id: person.id, first_name: person.first_name, last_name: person.last_name }]),
    ...answers,
  });
  settleAtEnd();
  // The configuration is kept for the person it was fetched for: as nobody's it is fetched anew for this one.
  clearSession();
  await loadTenant();
  return { ...openPanel(address, person), to, calls };
}

/** What react-admin writes to the console of every failed call; a test that makes one fail says so. */
export function expectComplaint(message: string): void {
  expect(vi.mocked(console.error).mock.calls.map(String).join()).toContain(message);
  vi.mocked(console.error).mockClear();
}

/** What a list was asked for, as the contract writes it. */
export function askedOf({ query }: Call): Record<string, string> {
  return Object.fromEntries(query);
}

/** What the screen itself says is wrong; the shell has a place of its own for passing words. */
export async function complaint(): Promise<HTMLElement> {
  return within(await screen.findByRole('main')).findByRole('alert');
}
