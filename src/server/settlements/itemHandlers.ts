import { resources } from '../../../resources';
import { shiftDate } from '../../domain/calendar/workingDays';
import { isSettled } from '../../domain/settlement/payment';
import { withOffice } from '../../domain/statements/sameMoney';
import { cut } from '../../lib/text';
import type { Common } from '../../schema';
import { askFile } from '../documents/rows';
import { conflict, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { openedAccount, refuseWrongAccount } from './accounts';
import { followItems } from './following';
import { preparedBy, refuseSeen } from './fourEyes';
import { interest } from './interest';
import { payPart, takePartBack } from './parts';
import { paymentsOf, refuseUnpayable, withoutLastWord, withRest } from './paying';
import { asItem, proposalsFor } from './proposing';
import { namesOf } from './publishing';
import { isEmptyTopUp, itemsResource, noTopUp, refuseEnded, type SettlementItem, sentStates, settlementOf } from './records';
import { itemQrText } from './transfer';

type Values = Partial<Omit<SettlementItem, keyof Common>>;

/** What the client was told: once sent, it changes by a correction alone. */
const told = [
  'kind',
  'person_id',
  'amount',
  'amount_type',
  'due_nominal',
  'due_effective',
  'account_kind',
  'account_number',
  'pesel_account',
  'payee_name',
  'payee_nip',
  'transfer_title',
  'split_vat_amount',
  'invoice_number',
  'tax_period_kind',
  'tax_period',
  'note',
] as const satisfies readonly (keyof Values)[];

/** A position of a settlement: where and when it is paid, whether it was, and whether the client knows of it. */
export const settlementItems = defineHandlers(itemsResource, {
  async create(values, { tx, scope }) {
    if (!values.settlement_id || !values.kind) return values;
    const settlement = await settlementOf(tx, scope, values.settlement_id);
    refuseEnded(settlement);
    refuseSeen(scope, settlement);
    if (sentStates.includes(settlement.status))
      throw conflict('Klient ma już to rozliczenie. Nową pozycję dodaj korektą.', undefined, 'published');
    const { company_id, period } = settlement;
    const item = await filled({ ...values, company_id, period }, { tx, scope });
    refusePayments(item);
    await refuseWrongAccount(tx, scope, accountOf(item));
    return {
      ...item,
      ...preparedBy(scope, told),
      payment_status: (item.amount_type ?? 'due') === 'due' ? ('unpaid' as const) : ('not_due' as const),
    };
  },

  async update(changes, before, { tx, scope }) {
    const settlement = await settlementOf(tx, scope, before.settlement_id);
    refuseEnded(settlement);
    const touched = told.filter((key) => key in changes && changes[key] !== before[key]);
    if (before.stage === 'published' && touched.length > 0)
      throw conflict(
        'Klient ma już tę pozycję. Zmień ją korektą rozliczenia.',
        Object.fromEntries(touched.map((key) => [key, 'Zmiana tylko korektą'])),
        'published',
      );
    if (touched.length > 0) refuseSeen(scope, settlement);
    const owed = { ...before, ...changes }.amount ?? 0;
    const written = changes.payments ? { payments: withOffice(before.payments ?? [], changes.payments, owed) } : {};
    const after = { ...before, ...changes, ...written };
    if (before.stage !== 'published') refusePayments(changes);
    const account = oneAccount(changes);
    const pesel_account = await openedAccount(tx, scope, { ...after, ...account });
    await refuseWrongAccount(tx, scope, accountOf({ ...after, ...account, pesel_account }));
    return {
      ...account,
      ...written,
      ...preparedBy(scope, touched),
      ...(touched.includes('amount') ? { amount_proposed: false } : {}),
      ...(before.stage === 'approved' && touched.length > 0 ? { stage: 'hidden' as const } : {}),
      ...dueOf(changes, before),
      ...differenceOf(after),
      ...(changes.amount_type === undefined || changes.amount_type === before.amount_type
        ? {}
        : { payment_status: changes.amount_type === 'due' ? ('unpaid' as const) : ('not_due' as const) }),
      ...(changes.payments === undefined ? {} : paymentsOf(after, scope, before)),
    };
  },

  transitions: {
    async declare(item, context) {
      await refuseUnpayable(item, context);
      return withRest(item, context.scope, 'client');
    },
    async prove(item, context) {
      await refuseUnpayable(item, context);
      return isSettled(item.payment_status) ? {} : withRest(item, context.scope, 'client');
    },
    async retract(item, context) {
      await refuseUnpayable(item, context);
      return { ...withoutLastWord(item), proof_ids: null };
    },
    async pay(item, context) {
      await refuseUnpayable(item, context);
      return withRest(item, context.scope, 'office');
    },
    async unpay(item, context) {
      await refuseUnpayable(item, context);
      return { payments: null, paid_amount: 0 };
    },
    async defer(item, context) {
      await refuseUnpayable(item, context);
      return { deferred: true };
    },
    async resume(item, context) {
      await refuseUnpayable(item, context);
      return { deferred: false };
    },
    async offset(item, context) {
      await refuseUnpayable(item, context);
      return {};
    },
  },

  actions: {
    approve: async (items, _body, context) => stageOf(items, 'approved', context),
    hide: async (items, _body, context) => stageOf(items, 'hidden', context),
    interest: async ([item], body, context) => (item ? interest(item, body, context) : null),
    part: async ([item], body, context) => (item ? payPart(item, body, context) : null),
    unpart: async ([item], _body, context) => (item ? takePartBack(item, context) : null),
  },

  async remove(before, { tx, scope }) {
    const settlement = await settlementOf(tx, scope, before.settlement_id);
    refuseEnded(settlement);
    refuseSeen(scope, settlement);
    if (before.stage === 'published')
      throw conflict('Klient ma już tę pozycję, więc nie można jej usunąć. Zrób korektę rozliczenia.', undefined, 'published');
  },
  async restore(before, { tx, scope }) {
    const settlement = await settlementOf(tx, scope, before.settlement_id);
    refuseEnded(settlement);
    refuseSeen(scope, settlement);
  },

  async saved(after, before, { tx, scope }) {
    if (!after || !before || after.stage !== 'published') return;
    if (after.payment_status === 'proof_added' && (after.proof_ids ?? []).length === 0)
      throw invalid({ proof_ids: 'Dodaj potwierdzenie przelewu' });
    await nameProof(after, before, { tx, scope });
    if (after.payment_status === 'unpaid') {
      const { payment_status } = paymentsOf(after, scope, after);
      if (payment_status !== 'unpaid') await patch(tx, trailOf(scope), itemsResource, after.id, { payment_status });
    }
    if (after.payment_status !== before.payment_status || after.paid_amount !== before.paid_amount)
      await followItems(tx, scope, after.settlement_id);
  },

  present: (record) => ({ qr_text: itemQrText(record) }),
});

/** Lays over what was left out what the kind usually has for that company and month. */
async function filled(values: Values, { tx, scope }: HookContext): Promise<Values> {
  const { company_id = '', period = '', kind, person_id = null } = values;
  const proposals = await proposalsFor(tx, scope, company_id, period);
  const usual = proposals.find((each) => each.kind === kind && each.person === (person_id ?? null));
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const both: Values = {
    ...(usual ? asItem(usual) : { tax_period: period.replace('-', '-M') }),
    ...oneAccount(given),
    ...given,
  };
  const ownDue = values.due_nominal && !values.due_effective ? { due_effective: shiftDate(values.due_nominal, 'forward') } : {};
  return { ...both, ...ownDue };
}

/** Money goes to one account: the one that is given takes the other's place. */
function oneAccount({ account_number, pesel_account }: Values): Values {
  if (account_number && !pesel_account) return { pesel_account: null };
  return pesel_account ? { account_number: null } : {};
}

const accountOf = ({ company_id, kind, account_kind, account_number, pesel_account, person_id }: Values) => ({
  company_id: company_id ?? '',
  kind: kind ?? ('vat' as const),
  account_kind: account_kind ?? ('other' as const),
  account_number: account_number ?? null,
  pesel_account: pesel_account ?? null,
  person_id: person_id ?? null,
});

/** A new statutory day brings its effective one, unless that was given too. */
function dueOf(changes: Values, before: SettlementItem): Values {
  if (!changes.due_nominal || changes.due_nominal === before.due_nominal) return {};
  const own = changes.due_effective !== undefined && changes.due_effective !== before.due_effective;
  return own ? {} : { due_effective: shiftDate(changes.due_nominal, 'forward') };
}

function differenceOf({ previous_item_id, previous_amount, amount }: SettlementItem): Values {
  return previous_item_id === null ? {} : { difference_amount: (amount ?? 0) - (previous_amount ?? 0) };
}

function refusePayments({ payments }: Values): void {
  if (payments && payments.length > 0) throw invalid({ payments: 'Wpłaty zapisuje się przy pozycji wysłanej klientowi' });
}

/** A confirmation that the client added stands at the client's newest payment, by the file's name. */
async function nameProof(after: SettlementItem, before: SettlementItem, { tx, scope }: HookContext): Promise<void> {
  const added = (after.proof_ids ?? []).filter((id) => !(before.proof_ids ?? []).includes(id));
  const payments = after.payments ?? [];
  const at = payments.findLastIndex(({ source }) => source === 'client');
  if (added.length === 0 || at < 0) return;
  const names = [];
  for (const id of added) names.push((await askFile(tx, scope.tenant.id, id))?.name ?? '');
  const proof = cut([payments[at]?.proof, ...names].filter(Boolean).join(', '), 255);
  const named = payments.map((payment, each) => (each === at ? { ...payment, proof } : payment));
  await patch(tx, trailOf(scope), itemsResource, after.id, { payments: named });
}

async function stageOf(items: readonly SettlementItem[], stage: 'approved' | 'hidden', { tx, scope }: HookContext) {
  const open = items.filter((item) => item.stage !== 'published');
  if (open.length < items.length) throw conflict('Klient ma już te pozycje. Zmień je korektą.', undefined, 'published');
  for (const id of new Set(open.map(({ settlement_id }) => settlement_id))) refuseEnded(await settlementOf(tx, scope, id));
  if (stage === 'approved') refuseUnready(open);
  for (const { id } of open) await patch(tx, trailOf(scope), resources['settlement-items'], id, { stage });
  return { ids: open.map(({ id }) => id) };
}

function refuseUnready(items: readonly SettlementItem[]): void {
  const priceless = items.filter(({ amount }) => amount === null);
  if (priceless.length > 0 && priceless.every(isEmptyTopUp))
    throw conflict(
      `Zostały dopłaty roczne bez kwoty: ${namesOf(priceless)}. Wpisz kwotę, a jeśli z zeznania nic nie zostało do zapłaty, usuń te pozycje.`,
      undefined,
      noTopUp,
    );
  if (priceless.length > 0) throw conflict(`Najpierw wpisz kwotę: ${namesOf(priceless)}.`, undefined, 'no_amount');
  const nowhere = items.filter(
    ({ amount, amount_type, account_number, pesel_account }) =>
      amount_type === 'due' && (amount ?? 0) > 0 && account_number === null && pesel_account === null,
  );
  if (nowhere.length > 0) throw conflict(`Najpierw wpisz rachunek: ${namesOf(nowhere)}.`, undefined, 'no_account');
}
