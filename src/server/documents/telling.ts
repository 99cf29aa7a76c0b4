import { resources } from '../../../resources';
import { formatDate, formatMonth } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { clientsOf, missingLabels } from './requestRows';
import { askCompany } from './rows';

type Document = RecordOf<typeof resources.documents>;
type Request = RecordOf<(typeof resources)['document-requests']>;
type Declaration = RecordOf<(typeof resources)['month-declarations']>;

const { return_reason } = resources.documents.fields;
/** Where a client finds all that waits for them. */
const documentsPage = '/documents';

/** Tells the client what came back or came for them, and the keeper what was put right. */
export async function tellOfDocument(after: Document | null, before: Document | null, context: HookContext): Promise<void> {
  if (!after || after.status === before?.status) return;
  const { tx, scope } = context;
  const { id } = scope.tenant;
  const company = await askCompany(tx, id, after.company_id);
  if (!company) return;
  const record = { resource: 'documents', id: after.id };
  const values = { tytul: after.title, firma: company.title };
  if (after.status === 'returned') {
    const powod = [after.return_reason && return_reason.choices?.[after.return_reason]?.label, after.return_note].filter(Boolean);
    await notify(tx, scope, {
      event: 'document_returned',
      to: await clientsOf(tx, id, after.company_id),
      record,
      values: { ...values, powod: powod.join('. ') },
    });
  } else if (before?.status === 'returned' && after.status === 'new')
    await notify(tx, scope, { event: 'document_corrected', to: [company.owner_id], record, values });
  else if (after.status === 'to_sign')
    await notify(tx, scope, { event: 'document_to_sign', to: await clientsOf(tx, id, after.company_id), record, values });
  else if (after.status === 'to_confirm' || (!before && after.direction === 'to_client'))
    await notify(tx, scope, { event: 'document_for_client', to: await clientsOf(tx, id, after.company_id), record, values });
}

/** Tells the client that a request has come. */
export async function tellOfRequest(request: Request, before: string, { tx, scope }: HookContext): Promise<void> {
  if (before !== 'draft' || request.status !== 'sent') return;
  const told = await aboutRequest(request, { tx, scope });
  if (told) await notify(tx, scope, { event: 'document_request_created', ...told });
}

/** The event by whose rule clients are reminded. */
export const missingEvent = 'documents_missing';

/** Reminds the company's people of what is still missing; answers whom. */
export async function tellOfMissing(request: Request, { tx, scope }: HookContext): Promise<string[]> {
  const told = await aboutRequest(request, { tx, scope });
  return told ? notify(tx, scope, { event: missingEvent, isPlanned: true, ...told }) : [];
}

/** Tells the company's keeper that the month's documents are all there. */
export async function tellOfDeclaration({ id, company_id, period }: Declaration, { tx, scope }: HookContext): Promise<void> {
  const company = await askCompany(tx, scope.tenant.id, company_id);
  if (!company) return;
  await notify(tx, scope, {
    event: 'documents_declared_complete',
    to: [company.owner_id],
    record: { resource: 'month-declarations', id },
    values: { firma: company.title, okres: formatMonth(period) },
  });
}

async function aboutRequest({ id, title, company_id, period, due_date }: Request, { tx, scope }: HookContext) {
  const company = await askCompany(tx, scope.tenant.id, company_id);
  if (!company) return null;
  const labels = await missingLabels(tx, scope.tenant.id, id);
  return {
    to: await clientsOf(tx, scope.tenant.id, company_id),
    record: { resource: 'document-requests', id },
    link: documentsPage,
    values: {
      tytul: title,
      firma: company.title,
      okres: period ? formatMonth(period) : title,
      termin: formatDate(due_date),
      lista_pozycji: labels.join(', '),
    },
  };
}
