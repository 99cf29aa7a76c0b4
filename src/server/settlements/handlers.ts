import { resources } from '../../../resources';
import { permit } from '../../access/can';
import { toWarsaw } from '../../lib/dates';
import { countLimitsAnew } from '../companyLimits/settlementSaved';
import type { Database, Tx } from '../db/database';
import { conflict } from '../errors';
import { defineHandlers } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { within } from '../records/within';
import type { Scope } from '../scope';
import { closingChecklist } from './checklist';
import { correct, supersede } from './correcting';
import { followItems, showAtCompany } from './following';
import { figuresIn, preparedBy, refuseChecked, refuseOwnReview } from './fourEyes';
import { settlementPaper } from './paper';
import { propose } from './proposing';
import { changesKeeper, publishItems, refuseStranger } from './publishing';
import { companyOf, itemsOf, refuseEnded, refuseViewer, type Settlement, sentStates } from './records';
import { documentsOfMonth, minutesWorkedOn, totalsOf, versionsOf } from './rows';
import { tellOfOpening, tellOfSending } from './telling';

const moment = ({ now }: Scope) => toWarsaw(now);

/** A month's settlement: its stages with their dates, who may send it, its versions; where the newest open one stands is shown at its company. */
export const settlements = defineHandlers(resources.settlements, {
  async create(values, { tx, scope }) {
    if (!values.company_id) return values;
    const company = await companyOf(tx, scope, values.company_id);
    const keepers = {
      owner_id: values.owner_id ?? company.owner_id,
      payroll_owner_id: values.payroll_owner_id ?? company.payroll_owner_id,
    };
    if (changesKeeper(keepers, company))
      refuseStranger(scope, company, 'Innego opiekuna niż opiekun firmy wskazuje ten opiekun albo kierownik.');
    return {
      ...values,
      ...keepers,
      ...preparedBy(scope, figuresIn(values)),
      checklist: values.checklist?.length ? values.checklist : closingChecklist(company),
    };
  },
  update(changes, before, { scope }) {
    refuseEnded(before);
    if (changesKeeper(changes, before))
      refuseStranger(scope, before, 'Opiekuna rozliczenia zmienia jego opiekun albo kierownik.');
    const figures = figuresIn(changes).filter((key) => changes[key] !== before[key]);
    if (figures.length > 0) refuseChecked(scope, before, figures);
    return { ...changes, ...preparedBy(scope, figures) };
  },

  transitions: {
    wait: (settlement) => open(settlement),
    incomplete: (settlement) => open(settlement),
    complete: (settlement, { scope }) =>
      open(settlement, { documents_declared_at: settlement.documents_declared_at ?? moment(scope) }),
    book: (settlement, { scope }) => open(settlement, { booking_started_at: settlement.booking_started_at ?? moment(scope) }),
    clarify: (settlement) => open(settlement),
    review: (settlement, { scope }) =>
      open(settlement, { author_id: scope.who.id, reviewer_id: null, booking_finished_at: moment(scope) }),
    async calculate(settlement, { tx, scope }) {
      await refuseOwnReview(tx, scope, settlement);
      return open(settlement, {
        reviewer_id: settlement.status === 'review' ? scope.who.id : null,
        approved_by_id: scope.who.id,
        approved_at: moment(scope),
        booking_finished_at: settlement.booking_finished_at ?? moment(scope),
      });
    },
    send_back: (settlement) => open(settlement, { reviewer_id: null, approved_by_id: null, approved_at: null }),
    async publish_partial(settlement, { tx, scope }, said) {
      const sent = open(settlement, { published_at: moment(scope) });
      return { ...sent, ...(await publishItems(tx, scope, settlement, { whole: false, ...said })) };
    },
    async publish(settlement, { tx, scope }, said) {
      const sent = open(settlement, { published_at: moment(scope) });
      const kept = await publishItems(tx, scope, settlement, { whole: true, ...said });
      await supersede(tx, scope, settlement);
      return { ...sent, ...kept };
    },
    confirm(settlement, { scope }) {
      refuseViewer(scope, settlement.company_id);
      return open(settlement, { confirmed_at: moment(scope) });
    },
    close: (settlement, { scope }) => open(settlement, { closed_at: moment(scope) }),
    skip: (settlement) => open(settlement),
    resume: (settlement) => open(settlement),
  },

  actions: {
    async propose([settlement], _body, { tx, scope }) {
      if (!settlement) return null;
      refuseEnded(settlement);
      if (sentStates.includes(settlement.status))
        throw conflict('Klient ma już to rozliczenie. Pozycje dodaj korektą.', undefined, 'published');
      return propose(tx, scope, settlement);
    },
    correct: async ([settlement], { reason }, { tx, scope }) => (settlement ? correct(tx, scope, settlement, reason) : null),
  },

  async remove(before, { tx, scope }) {
    const items = await itemsOf(tx, scope, before.id);
    if (before.superseded || items.some(({ stage }) => stage === 'published'))
      throw conflict('Klient ma już to rozliczenie, więc nie można go usunąć. Zrób korektę.', undefined, 'published');
  },

  async saved(after, before, context) {
    const { tx, scope } = context;
    await countLimitsAnew(after, before, context);
    const company = after?.company_id ?? before?.company_id;
    if (!company || (after && before && after.status === before.status)) return;
    await showAtCompany(tx, scope, company);
    if (!after || !before) return;
    if (after.status === 'published' || after.status === 'confirmed') await followItems(tx, scope, after.id);
    if (after.published_at !== before.published_at) await tellOfSending(tx, scope, after);
  },

  papers: { rozliczenie: settlementPaper },

  async present(record, scope, db) {
    const { id, company_id, period } = record;
    const stages = scope.who.isAdmin ? ['hidden', 'approved', 'published'] : ['published'];
    const totals = await totalsOf(db, scope.tenant.id, id, stages, todayOf(scope));
    if (!scope.who.isAdmin) {
      await noteOpening(record, scope, db);
      return { totals };
    }
    if (!company_id || !period) return { totals };
    const seesDocuments = typeof permit(scope.who, 'list', resources.documents, scope.tenant.config) !== 'string';
    return {
      totals,
      ...(seesDocuments ? { documents: await documentsOfMonth(db, scope.tenant.id, company_id, period) } : {}),
      worked_minutes: await minutesWorkedOn(db, scope.tenant.id, id),
      versions: await versionsOf(db, scope.tenant.id, company_id, period),
    };
  },
});

/** What a step sets, where the settlement may still take one. */
function open(settlement: Settlement, set: Partial<Settlement> = {}): Partial<Settlement> {
  if (settlement.status !== 'closed') refuseEnded(settlement);
  return set;
}

/** The first time that its client opens a settlement is written down. */
async function noteOpening({ id, first_opened_at }: Partial<Settlement> & { id: string }, scope: Scope, db: Pick<Tx, 'query'>) {
  if (first_opened_at !== null) return;
  const on = db as Database | Tx;
  await within(on, async (tx) => {
    const opened = await patch(tx, trailOf(scope), resources.settlements, id, { first_opened_at: moment(scope) });
    if (opened) await tellOfOpening(tx, scope, opened);
  });
}
