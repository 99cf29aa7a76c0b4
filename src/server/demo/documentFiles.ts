import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { resources } from '../../../resources';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { invoiceValues } from '../documents/invoiceValues';
import { readFacts } from '../files/checks/invoice';
import type { Files } from '../files/context';
import { keepFiles, placeFiles, serverTrail } from '../files/keep';
import { paperTable } from '../paper/paper';
import { patch } from '../records/patch';
import { xmlFiles } from './xmlFiles';

interface Row {
  id: string;
  title: string;
  document_type: string;
  number: string | null;
  issue_date: string | null;
  counterparty_name: string | null;
  net_amount: number | null;
  vat_amount: number | null;
  gross_amount: number | null;
  period: string;
  company: string;
  vat_number: string;
}
const most = 14;

/** Gives the documents of a firm's first clients real files: invoices and statements on paper, receipts as photos, files of KSeF as XML. */
export async function fillDocumentFiles(files: Files, tenantId: number): Promise<void> {
  const at = files.clock();
  const rows = await files.db.query<Row>({
    text: `select d.id, d.title, d.document_type, d.number, d.issue_date::text, d.counterparty_name, d.net_amount, d.vat_amount, d.gross_amount,
        d.period, c.title as company, c.vat_number
      from documents d join companies c on c.tenant_id = d.tenant_id and c.id = d.company_id
      where d.tenant_id = $1 and d.file_id is null and d.deleted_at is null and c.id in (
        select company_id from memberships where tenant_id = $1 and deleted_at is null)
      order by d.title <> all($3), d.status not in ('to_confirm', 'returned', 'new', 'in_check'), d.created_at, d.id limit $2`,
    values: [tenantId, most + Object.keys(xmlFiles).length, Object.keys(xmlFiles)],
  });
  for (const row of rows) await giveFile(files, tenantId, row, await drawn(row, at));
}

interface Drawn {
  title: string;
  name: string;
  mime: string;
  pages: number | null;
  bytes: Buffer;
}

async function drawn(row: Row, at: Date): Promise<Drawn> {
  const { title, company, vat_number, period } = row;
  const xml = xmlFiles[title]?.({ title: company, vat_number, month: period });
  if (xml) return { title: xml.title, name: xml.name, mime: 'application/xml', pages: null, bytes: Buffer.from(xml.xml) };
  const name = title.replace(/[/\\]/g, '-');
  return row.document_type === 'receipt'
    ? { title, name: `${name}.png`, mime: 'image/png', pages: null, bytes: receipt(row.id) }
    : { title, name: `${name}.pdf`, mime: 'application/pdf', pages: 1, bytes: await paper(row, at) };
}

/** Keeps the file, and what an invoice in it says, at the document. */
async function giveFile(files: Files, tenantId: number, row: Row, { bytes, title, ...file }: Drawn): Promise<void> {
  const { path, sha256 } = await files.incoming.receive(tenantId, Readable.from([bytes]), () => undefined);
  const isInvoice = file.mime === 'application/xml' && !['jpk', 'upo'].includes(row.document_type);
  const facts = isInvoice ? await readFacts(path) : null;
  const staged = { ...file, path, bytes: bytes.length, sha256, sentSha256: sha256, rewritten: false, facts };
  const placed = await placeFiles(files, tenantId, [staged]);
  const trail = serverTrail(tenantId, files.clock());
  const values = facts ? invoiceValues(facts, file.name, row.vat_number) : {};
  await files.db.transaction(async (tx) => {
    const [kept] = await keepFiles(files, tx, trail, placed);
    if (kept) await patch(tx, trail, resources.documents, row.id, { file_id: kept.id, title, ...values });
  });
  await files.incoming.drop([path]);
}

async function paper(row: Row, at: Date): Promise<Buffer> {
  const amounts = [
    ['Netto', row.net_amount],
    ['VAT', row.vat_amount],
    ['Brutto', row.gross_amount],
  ] as const;
  const { drawPaper } = await import('../paper/draw');
  const stream = await drawPaper(
    {
      title: row.title,
      lead: [row.counterparty_name, row.issue_date && `wystawiono ${formatDate(row.issue_date)}`].filter(Boolean).join(', '),
      foot: `Nabywca: ${row.company}`,
      content: [
        paperTable(
          [
            { label: 'Pozycja', wide: true },
            { label: 'Kwota', right: true },
          ],
          row.gross_amount === null
            ? [['Dokument przykładowy', '']]
            : amounts.map(([label, amount]) => [label, amount === null ? '' : formatMoney(amount)]),
        ),
      ],
    },
    at,
  );
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** A photo of a receipt, or what looks like one from afar: grey lines of different lengths on white paper. */
function receipt(seed: string): Buffer {
  const [width, height] = [220, 420];
  const raw = Buffer.alloc((width + 1) * height, 0xd8);
  for (let y = 0; y < height; y += 1) {
    raw[y * (width + 1)] = 0;
    const line = Math.floor(y / 14);
    const length = 60 + ((seed.charCodeAt(line % seed.length) * 37) % 90);
    for (let x = 20; x < width - 20; x += 1)
      raw[y * (width + 1) + 1 + x] = y > 20 && y < height - 20 && y % 14 < 6 && (x < 20 + length || x > width - 55) ? 0x50 : 0xfa;
  }
  return png(width, height, raw);
}

function png(width: number, height: number, raw: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body) >>> 0);
    return Buffer.concat([size, body, check]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
