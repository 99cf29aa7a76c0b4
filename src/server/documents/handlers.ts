import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { list } from '../records/list';
import { announce } from '../records/notices';
import type { Scope } from '../scope';
import { keepItem } from './completeness';
import { decided } from './decided';
import { guessPeriod, guessTitle, takeIn } from './intake';
import { openLateCorrection, placeLate, refuseLateMonth } from './latePapers';
import { itemOfSeller } from './requestRows';
import { likeDocuments } from './rows';
import { tellOfDocument } from './telling';

type Document = RecordOf<typeof resources.documents>;
type Values = Partial<Document>;

/** Kinds that tell of pay and health: the office keeps them for those who may know. */
const payroll = ['payslip', 'hr_file', 'medical'];
/** Until then whoever sent a document may correct it. */
const correctable = ['new', 'returned'];
/** Doubles are told by these. */
const comparedBy = ['document_type', 'number', 'ksef_number', 'counterparty_nip', 'counterparty_name', 'file_id'];
const kept = ['booked', 'archived', 'signed'];

/** Documents: read on the way in, corrected until they are accepted, and tied to what was asked for. */
export const documents = defineHandlers(resources.documents, {
  async create(values, context) {
    refuseForeignDirection(values, context.scope);
    if (!context.scope.who.isAdmin && !values.file_id) throw invalid({ file_id: 'Dodaj plik' });
    const intake = await takeIn(values, context);
    const read = { ...intake.file?.invoice };
    if (intake.item && values.document_type === undefined && !read.document_type)
      Object.assign(read, typeOf(intake.item.document_type));
    const title = values.title ?? guessTitle(intake);
    const whole: Values = {
      ...read,
      ...stated(values),
      ...(title ? { title } : {}),
      period: values.period ?? guessPeriod(intake, context.scope),
      findings: read.findings ?? null,
      status: firstStatus(values),
      ...(values.source === undefined && read.ksef_number ? { source: 'ksef' } : {}),
      ...(closesItself(values, read.document_type, context.scope) ? { visibility: 'payroll_only' } : {}),
    };
    const late = await placeLate({ ...values, ...whole }, context);
    const answers = await answeredBy({ ...values, ...whole, ...late }, context);
    return {
      ...whole,
      ...late,
      ...answers,
      possible_duplicate: (await similar({ ...values, ...whole }, null, context)).length > 0,
    };
  },

  async update(changes, before, context) {
    refuseForeignDirection(changes, context.scope);
    const mine = context.scope.who.isAdmin ? {} : corrected(before);
    const next = { ...before, ...changes };
    if (changes.period && changes.period !== before.period) await refuseLateMonth(next, context);
    const intake = await takeIn({ ...next, ...(changes.file_id ? {} : { file_id: null }) }, context);
    const read = intake.file ? { ...intake.file.invoice } : {};
    const set: Values = { ...read, ...stated(changes), ...mine };
    const looks = comparedBy.some((key) => key in changes) || intake.file !== null;
    return looks ? { ...set, possible_duplicate: (await similar({ ...next, ...set }, before.id, context)).length > 0 } : set;
  },

  transitions: {
    accept: () => settled,
    book: () => settled,
    confirm: (document, { scope }) => confirmed(document, scope),
    sign: (document, { scope }) => confirmed(document, scope),
  },

  remove({ status }) {
    if (kept.includes(status))
      throw conflict('Tego dokumentu nie można już usunąć: jest w księgach albo podpisany.', undefined, 'kept');
  },

  async saved(after, before, context) {
    const { tx, scope } = context;
    if (after && !before) await openLateCorrection(after, context);
    if (after && before) await decided(after, before, context);
    for (const item of new Set([before?.request_item_id, after?.request_item_id])) if (item) await keepItem(item, context);
    await tellOfDocument(after, before, context);
    const company = after?.company_id ?? before?.company_id;
    if (company && after?.status !== before?.status) announce(tx, scope.tenant.id, resources.companies, company, 'update');
  },

  async present(record, scope, db) {
    if (!scope.who.isAdmin) return {};
    const ids = await similar(record as Values, record.id, { tx: db, scope });
    if (ids.length === 0) return { duplicates: [] };
    const asked = { page: 1, limit: 5, sort: [], search: '', filters: [{ key: 'id', is: 'any' as const, values: ids }] };
    const { data } = await list(db as HookContext['tx'], scope, resources.documents, asked);
    return { duplicates: data.map(({ id, title, status, created_at }) => ({ id, title, status, created_at })) };
  },
});

/** What a client was asked for of this very seller is answered by the paper, though nobody said so. */
async function answeredBy(document: Values, { tx, scope }: HookContext): Promise<Values> {
  const { company_id, request_item_id, counterparty_nip, period, direction = 'from_client' } = document;
  if (request_item_id || !company_id || !counterparty_nip || !period || direction !== 'from_client') return {};
  const id = await itemOfSeller(tx, scope.tenant.id, company_id, counterparty_nip, period);
  return id === null ? {} : { request_item_id: id };
}

const settled: Values = { return_reason: null, return_note: null };

/** Values that were sent and are not empty. */
function stated(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

const typeOf = (type: string) => (type === 'other' ? {} : { document_type: type as Document['document_type'] });

/** What comes from a client waits to be looked at; what the office gives waits for the client, or for nobody. */
function firstStatus({ direction, confirmation_required }: Values): Document['status'] {
  if (direction === 'to_client') return confirmation_required ? 'to_confirm' : 'accepted';
  return direction === 'internal' ? 'accepted' : 'new';
}

function closesItself({ visibility, document_type }: Values, read: string | undefined, { who }: Scope): boolean {
  return visibility === undefined && who.isAdmin && who.payroll && payroll.includes(document_type ?? read ?? '');
}

function refuseForeignDirection({ direction }: Values, { who }: Scope): void {
  if (!who.isAdmin && direction && direction !== 'from_client' && direction !== 'private')
    throw invalid({ direction: 'Wybierz: od klienta albo prywatny' });
}

/** What a client's own correction does; a returned document is new again. */
function corrected({ status, direction }: Document): Values {
  if (direction === 'to_client') throw forbidden();
  if (!correctable.includes(status))
    throw conflict(
      'Biuro już zajęło się tym dokumentem, więc nie można go zmienić. Jeśli coś się nie zgadza, napisz do nas.',
      undefined,
      'taken',
    );
  return status === 'returned' ? { ...settled, status: 'new' } : {};
}

/** Only who stands for the company confirms. */
function confirmed({ company_id }: Document, { who, now }: Scope): Values {
  const role = who.companies.find(({ id }) => id === company_id)?.role;
  if (role === 'viewer') throw forbidden();
  return { confirmed_at: toWarsaw(now), confirmed_by_id: who.id };
}

function similar(
  { company_id, ...like }: Values,
  id: string | null,
  { tx, scope }: { tx: Pick<HookContext['tx'], 'query'>; scope: Scope },
): Promise<string[]> {
  return company_id ? likeDocuments(tx, scope.tenant.id, { ...like, company_id, id }) : Promise.resolve([]);
}
