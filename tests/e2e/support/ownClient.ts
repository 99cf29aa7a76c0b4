import { completeNip } from '../../../src/domain/identifiers/nip';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { callApi, firstId, put } from './api';
import { unique } from './clock';
import type { Caller } from './desk';
import { linkFor } from './outbox';
import { addressOf, password } from './panel';
import { people } from './people';

export interface OwnClient {
  company: string;
  title: string;
  email: string;
}

/** The account for social insurance that belongs to a NIP. */
export const zusAccount = (nip: string) => completeNrb('60000002', `026000${nip}`) ?? '';

let nextNine = 990_000_000;
/** A valid NIP that nobody of the demonstration has: theirs begin otherwise. */
function freeNip(): string {
  for (let nine = nextNine; ; nine += 1) {
    nextNine = nine + 1;
    const whole = completeNip(String(nine));
    if (whole) return whole;
  }
}

/** A company of the accountant's own making, so that nothing another test does is seen there; answers its id. */
export async function ownCompany(office: Caller, title: string, more: Record<string, unknown> = {}): Promise<string> {
  return put(office, 'companies', {
    title,
    company_type: 'jdg',
    vat_number: freeNip(),
    address_postal_code: '50-100',
    address_city: 'Wrocław',
    owner_id: await firstId(office, 'users', `&filters=email:${people.accountant}`),
    taxation_form: 'pit_flat',
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
    ...more,
  });
}

/** Sends an invitation and accepts it by the e-mailed link's call; the page that people accept it on has its own test (A21). */
async function invited(manager: Caller, invitation: { email: string } & Record<string, unknown>): Promise<void> {
  await callApi(manager, '/api/users/step-up', 'POST', { password });
  const sent = await callApi(manager, '/api/users/invite', 'POST', invitation);
  if (sent.status >= 300) throw new Error(`The invitation was refused: ${JSON.stringify(sent.json)}`);
  const token = (await linkFor(invitation.email, 'register')).split('/').at(-1);
  const consents = ['terms', 'privacy'].map((kind) => ({ kind, version: '1' }));
  const registered = await fetch(`${addressOf()}/api/users/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local' },
    body: JSON.stringify({ password, consents }),
  });
  if (!registered.ok) throw new Error(`The registration was refused: ${await registered.text()}`);
}

/** Such a company with a client who just registered. */
export async function ownClient(manager: Caller, title: string): Promise<OwnClient> {
  const company = await ownCompany(manager, title);
  const email = `wlasciciel-${unique()}@klient.test`;
  const client = { first_name: 'Barbara', last_name: 'Świderska', isAdmin: false, role: 'owner', companies: [company] };
  await invited(manager, { email, ...client });
  return { company, title, email };
}

export interface OwnColleague {
  id: string;
  name: string;
  email: string;
}

/** Somebody of the office without a role who just registered, and whose work nobody else's test knows. */
export async function ownColleague(manager: Caller, first_name: string, surname: string): Promise<OwnColleague> {
  const last_name = `${surname} ${unique()}`;
  const email = `kolega-${unique()}@demo.test`;
  await invited(manager, { email, first_name, last_name, isAdmin: true, roles: [], companies: [] });
  const id = (await firstId(manager, 'users', `&filters=email:${email}`)) ?? '';
  return { id, name: `${first_name} ${last_name}`, email };
}
