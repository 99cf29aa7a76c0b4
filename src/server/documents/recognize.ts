import { resources } from '../../../resources';
import type { Candidate, RecognizedFile } from '../../contract/dropped';
import { formWords } from '../../domain/xml/form';
import { formatMonth } from '../../lib/dates';
import { companiesByNip } from '../amounts/rows';
import type { Database } from '../db/database';
import type { FileFacts, InvoiceFacts } from '../files/checks/invoice';
import type { LedgerFacts } from '../files/checks/ledger';
import { list } from '../records/list';
import type { Scope } from '../scope';
import { invoiceValues, periodOf } from './invoiceValues';
import { type OwnFile, ownFiles } from './recognizeRows';
import { likeDocuments } from './rows';

type Read = InvoiceFacts | LedgerFacts;
type Company = { id: string; nip: string; title: string };

/** Whose files are: of the asker's own that no record took, with the companies on them that the asker may list. It writes nothing. */
export async function recognize(db: Database, scope: Scope, ids: readonly string[]): Promise<RecognizedFile[]> {
  const files = await ownFiles(db, scope, ids);
  const nips = new Set(files.flatMap(({ facts }) => (isRead(facts) ? nipsOf(facts) : [])));
  const companies = new Map((await companiesByNip(db, scope, [...nips])).map((company) => [company.nip, company]));
  const recognized: RecognizedFile[] = [];
  for (const file of files) recognized.push(await recognizeOne(db, scope, file, companies));
  return named(db, scope, recognized);
}

const isRead = (facts: FileFacts | null): facts is Read => facts !== null && !('unreadable' in facts || 'known_as' in facts);

/** NIPs on a file, the one whose document it most likely is first: who bought, who sold, who else is named. */
const nipsOf = (facts: Read): string[] =>
  'month' in facts ? [facts.nip] : [facts.buyer.nip, facts.seller.nip, ...facts.others].flatMap((nip) => nip ?? []);

async function recognizeOne(
  db: Database,
  scope: Scope,
  { id, name, facts, mark }: OwnFile,
  companies: ReadonlyMap<string, Company>,
): Promise<RecognizedFile> {
  const candidates: Candidate[] = [];
  if (isRead(facts))
    for (const nip of new Set(nipsOf(facts))) {
      const company = companies.get(nip);
      if (company) candidates.push(await candidate(db, scope, { id, name, facts }, company));
    }
  const kind =
    facts === null || 'known_as' in facts ? 'other' : !isRead(facts) ? 'unreadable' : 'month' in facts ? 'jpk' : 'invoice';
  return { id, name, kind, says: saysOf(facts), mark, candidates };
}

async function candidate(
  db: Database,
  scope: Scope,
  file: { id: string; name: string; facts: Read },
  { id, nip, title }: Company,
): Promise<Candidate> {
  const { facts } = file;
  const values = invoiceValues(facts, file.name, nip);
  const { number = null } = values;
  const like = await likeDocuments(db, scope.tenant.id, { ...values, company_id: id, file_id: file.id, id: null });
  return {
    company: { id, title },
    document_type: values.document_type ?? 'purchase_invoice',
    period: periodOf(facts, file.name, nip),
    number,
    counterparty_name: values.counterparty_name ?? null,
    gross_amount: values.gross_amount ?? null,
    currency: values.currency ?? null,
    findings: values.findings ?? [],
    duplicates: like.map((each) => ({ id: each, title: '' })),
  };
}

function saysOf(facts: FileFacts | null): string {
  if (facts === null) return 'Nie jest fakturą XML ani JPK_V7.';
  if ('unreadable' in facts) return facts.other_form ? facts.unreadable : `Nie udało się odczytać: ${facts.unreadable}`;
  if ('known_as' in facts) return `${formWords({ kind: facts.form_kind, name: facts.known_as })}.`;
  if ('month' in facts) return `${facts.form} za ${formatMonth(facts.month)}, NIP ${facts.nip}`;
  const party = ({ name, nip }: InvoiceFacts['seller']) => [name ?? 'bez nazwy', nip && `NIP ${nip}`].filter(Boolean).join(', ');
  const seller = facts.flat_rate ? 'rolnik ryczałtowy' : 'sprzedawca';
  return `Faktura ${facts.flat_rate ? 'VAT RR ' : ''}${facts.number}: ${seller} ${party(facts.seller)}; nabywca ${party(facts.buyer)}`;
}

/** Doubles by their titles; one that the asker may not see is told without. */
async function named(db: Database, scope: Scope, files: RecognizedFile[]): Promise<RecognizedFile[]> {
  const ids = [
    ...new Set(files.flatMap(({ candidates }) => candidates.flatMap(({ duplicates }) => duplicates.map(({ id }) => id)))),
  ];
  if (ids.length === 0) return files;
  const asked = {
    page: 1,
    limit: 100,
    sort: [],
    search: '',
    filters: [{ key: 'id', is: 'any' as const, values: ids.slice(0, 100) }],
  };
  const { data } = await list(db, scope, resources.documents, asked);
  const titles = new Map(data.map(({ id, title }) => [id, String(title)]));
  const known = (all: Candidate['duplicates']) => all.map(({ id }) => ({ id, title: titles.get(id) ?? 'inny dokument' }));
  return files.map((file) => ({
    ...file,
    candidates: file.candidates.map((each) => ({ ...each, duplicates: known(each.duplicates) })),
  }));
}
