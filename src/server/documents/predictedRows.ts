import { resources } from '../../../resources';
import { type PaperSeen, predictedFrom } from '../../domain/documents/predictedPapers';
import { addMonths } from '../../lib/dates';
import type { Tx } from '../db/database';
import { seen } from '../obligations/rows';
import type { Scope } from '../scope';

type Db = Pick<Tx, 'query'>;

/** Kinds of papers that say what a client pays for; a correction is of a paper that was counted. */
const costs = ['purchase_invoice', 'receipt', 'vehicle', 'contract'];

/** A paper of one of several companies. */
export interface PaperRow extends PaperSeen {
  company_id: string;
}

/** Titles by id, of those companies that the asker may list. */
export async function titlesOf(db: Db, scope: Scope, companies: readonly string[]): Promise<Map<string, string>> {
  const of = seen(scope, resources.companies, 'c');
  if (!of || companies.length === 0) return new Map();
  const text = `select c.id, c.title from companies c
    where ${of.where} and c.id = any (${of.params.add(companies)}::uuid[]) order by c.title_sort, c.id`;
  const rows = await db.query<{ id: string; title: string }>({ text, values: of.params.values });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Cost papers of twelve months and of the asked one, one for a month, another party and a day. */
export async function papersSeen(db: Db, scope: Scope, companies: readonly string[], month: string): Promise<PaperRow[]> {
  const of = seen(scope, resources.documents, 'd');
  if (!of || companies.length === 0) return [];
  const { where, params } = of;
  const text = `select d.company_id, d.period, min(d.issue_date)::text as issue_date, d.counterparty_nip, d.counterparty_name,
      min(left(d.title, 120)) as title
    from documents d
    where ${where} and d.company_id = any (${params.add(companies)}::uuid[]) and d.status <> 'rejected'
      and d.direction in ('from_client', 'internal') and d.document_type = any (${params.add(costs)}::text[])
      and d.period >= ${params.add(addMonths(month, -predictedFrom.months))} and d.period <= ${params.add(month)}
    group by d.company_id, d.period, d.counterparty_nip, d.counterparty_name,
      case when d.counterparty_name is null then left(d.title, 120) end`;
  return db.query<PaperRow>({ text, values: params.values });
}
