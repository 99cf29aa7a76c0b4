import { resources } from '../../../resources';
import { formatDate, toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { notFound } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { keeperOf } from '../messages/rows';
import { notify } from '../notices/notify';
import { clientsOf, companyTitle } from '../notices/people';
import { lockRecord } from '../records/current';
import { update } from '../records/update';
import { actorOf, type Scope } from '../scope';

const { companies, 'data-changes': changes } = resources;
type Change = RecordOf<typeof changes>;
type Company = RecordOf<typeof companies>;

const address = ['address_street', 'address_building', 'address_flat', 'address_postal_code', 'address_city'] as const;

/** What clients ask to have changed on their company's card: the office writes it there by one press, or says why not. */
export const dataChanges = defineHandlers(changes, {
  transitions: {
    async accept(change, { tx, scope }) {
      // Held until both are written: what somebody adds to the card meanwhile is not lost to a list that was read before.
      const card = await lockRecord(tx, scope.tenant.id, companies, change.company_id, []);
      if (!card) throw notFound();
      await update(tx, scope, companies, change.company_id, onCard(change, card as Company));
      return decidedBy(scope);
    },
    refuse: (_before, { scope }) => decidedBy(scope),
    // Nobody decides any more: from this day its term of keeping runs (R03).
    withdraw: (_before, { scope }) => ({ decided_at: toWarsaw(scope.now) }),
  },
  async saved(after, before, context) {
    if (!after || after.status === before?.status) return;
    if (after.status === 'asked') await tellKeeper(after, context);
    if (after.status === 'accepted' || after.status === 'refused') await tellClients(after, context);
  },
});

const decidedBy = (scope: Scope) => ({ decided_at: toWarsaw(scope.now), decided_by_id: actorOf(scope) });

/** What the company's card says once the request is accepted. An account that stands there already keeps its bank. */
function onCard(change: Change, card: Company): Record<string, unknown> {
  if (change.kind === 'address') return Object.fromEntries(address.map((key) => [key, change[key]]));
  if (change.kind === 'account') {
    const { account_number: number, account_purpose: purpose } = change;
    const known = card.accounts ?? [];
    if (number === null) return {};
    const others = known.filter((each) => each.number !== number);
    const bank_name = known.find((each) => each.number === number)?.bank_name ?? null;
    return { accounts: [{ number, bank_name, purpose }, ...others] };
  }
  const { first_name, last_name, phone, email } = change;
  if (first_name === null || last_name === null) return {};
  const contacts = card.contacts ?? [];
  const isSame = (each: (typeof contacts)[number]) => each.first_name === first_name && each.last_name === last_name;
  const [only, ...others] = contacts.filter(isSame);
  // Of two who bear one name, as a father and a son may, nobody says which is meant: neither is written over.
  const before = others.length === 0 ? only : undefined;
  const person = {
    role: null,
    ...before,
    first_name,
    last_name,
    phone: phone ?? before?.phone ?? null,
    email: email ?? before?.email ?? null,
  };
  return { contacts: before ? contacts.map((each) => (each === before ? person : each)) : [...contacts, person] };
}

const labelOf = ({ kind }: Change) => changes.fields.kind.choices?.[kind]?.label ?? kind;

async function tellKeeper(change: Change, { tx, scope }: HookContext): Promise<void> {
  const { id: tenantId } = scope.tenant;
  const keeper = await keeperOf(tx, tenantId, change.company_id);
  if (keeper === null) return;
  await notify(tx, scope, {
    event: 'change_request',
    to: [keeper],
    record: { resource: changes.name, id: change.id },
    values: {
      firma: await companyTitle(tx, tenantId, change.company_id),
      autor: scope.who.first_name,
      powod: [labelOf(change), ...(change.since === null ? [] : [`od ${formatDate(change.since)}`])].join(', '),
    },
  });
}

async function tellClients(change: Change, { tx, scope }: HookContext): Promise<void> {
  const { id: tenantId } = scope.tenant;
  await notify(tx, scope, {
    event: 'change_decided',
    to: await clientsOf(tx, tenantId, change.company_id),
    record: { resource: changes.name, id: change.id },
    values: {
      firma: await companyTitle(tx, tenantId, change.company_id),
      tytul: labelOf(change),
      powod: change.status === 'accepted' ? 'wpisano na kartę firmy' : `odmowa (${change.answer ?? ''})`,
    },
  });
}
