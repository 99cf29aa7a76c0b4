import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** What a file is called and what an invoice in it says. */
export interface FileAsked {
  name: string;
  facts: unknown;
}

export async function askFile(db: Db, tenantId: number, id: string): Promise<FileAsked | null> {
  const text = 'select name, facts from files where tenant_id = $1 and id = $2';
  const [file] = await db.query<FileAsked>({ name: 'documents.file', text, values: [tenantId, id] });
  return file ?? null;
}

/** What tells whose invoice it is, and the company's oldest open month since a given one. */
export interface CompanyAsked {
  title: string;
  vat_number: string | null;
  owner_id: string;
  open_period: string | null;
}

export async function askCompany(db: Db, tenantId: number, id: string, since = '9999-12'): Promise<CompanyAsked | null> {
  const text = `select c.title, c.vat_number, c.owner_id, (
      select min(s.period) from settlements s where s.tenant_id = c.tenant_id and s.company_id = c.id and s.deleted_at is null
        and s.period >= $3 and s.status in ('not_started', 'waiting_documents', 'incomplete')) as open_period
    from companies c where c.tenant_id = $1 and c.id = $2 and c.deleted_at is null`;
  const [company] = await db.query<CompanyAsked>({ name: 'documents.company', text, values: [tenantId, id, since] });
  return company ?? null;
}

/** What makes two documents of a company look like one. */
export interface Likeness {
  company_id: string;
  document_type?: string | null;
  number?: string | null;
  ksef_number?: string | null;
  counterparty_nip?: string | null;
  counterparty_name?: string | null;
  file_id?: string | null;
  /** The document itself, once it has an id. */
  id: string | null;
}

/** A document of no kind of these may be a picture of one, so that its kind parts it from none. */
const invoiceKinds = ['purchase_invoice', 'sales_invoice', 'correction', 'sales_correction'];

/**
 * Other living documents of the company with the same bytes, the same number in KSeF, or the same number of the same other party, which goes
 * by its name where it has no NIP; an invoice is no double of a correction or of one of the other side. The oldest first.
 */
export async function likeDocuments(db: Db, tenantId: number, like: Likeness): Promise<string[]> {
  const { company_id, number = null, counterparty_nip = null, file_id = null, id } = like;
  const { ksef_number = null, counterparty_name = null, document_type = null } = like;
  const text = `select d.id from documents d
    where d.tenant_id = $1 and d.company_id = $2 and d.deleted_at is null and d.status <> 'rejected' and d.id is distinct from $6::uuid
      and ((lower(d.number) = lower($3)
          and (d.counterparty_nip = $4
            or ($4::text is null and d.counterparty_nip is null and lower(d.counterparty_name) = lower($8)))
          and not (d.document_type <> $9 and d.document_type = any($10::text[]) and $9 = any($10::text[])))
        or d.ksef_number = $7
        or d.file_id in (
          select o.id from files f join files o on o.tenant_id = f.tenant_id and o.sent_sha256 = f.sent_sha256 and o.id <> f.id
          where f.tenant_id = $1 and f.id = $5::uuid and o.entity = 'documents' and o.released_at is null))
    order by d.created_at, d.id limit 5`;
  const rows = await db.query<{ id: string }>({
    name: 'documents.like',
    text,
    values: [
      tenantId,
      company_id,
      number,
      counterparty_nip,
      file_id,
      id,
      ksef_number,
      counterparty_name,
      document_type ?? '',
      invoiceKinds,
    ],
  });
  return rows.map((row) => row.id);
}
