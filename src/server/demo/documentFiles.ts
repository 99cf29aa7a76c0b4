import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { resources } from '../../../resources';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import type { Files } from '../files/context';
import { keepFiles, placeFiles, serverTrail } from '../files/keep';
import { paperTable } from '../paper/paper';
import { patch } from '../records/patch';

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
  company: string;
}
const most = 14;

/** Gives the documents of a firm's first clients real files: invoices and statements on paper, receipts as photos. */
export async function fillDocumentFiles(files: Files, tenantId: number): Promise<void> {
  const at = files.clock();
  const rows = await files.db.query<Row>({
    text: `select d.id, d.title, d.document_type, d.number, d.issue_date::text, d.counterparty_name, d.net_amount, d.vat_amount, d.gross_amount, c.title as company
      from documents d join companies c on c.tenant_id = d.tenant_id and c.id = d.company_id
      where d.tenant_id = $1 and d.file_id is null and d.deleted_at is null and c.id in (
        select company_id from memberships where tenant_id = $1 and deleted_at is null)
      order by d.status not in ('to_confirm', 'returned', 'new'), d.created_at, d.id limit $2`,
    values: [tenantId, most],
  });
  for (const row of rows) {
    const isPhoto = row.document_type === 'receipt';
    const bytes = isPhoto ? receipt(row.id) : await paper(row, at);
    const { path, sha256 } = await files.incoming.receive(tenantId, Readable.from([bytes]), () => undefined);
    const name = `${row.title.replace(/[/\\]/g, '-')}.${isPhoto ? 'png' : 'pdf'}`;
    const mime = isPhoto ? 'image/png' : 'application/pdf';
    const staged = {
      name,
      mime,
      pages: isPhoto ? null : 1,
      path,
      bytes: bytes.length,
      sha256,
      sentSha256: sha256,
      rewritten: false,
      facts: null,
    };
    const placed = await placeFiles(files, tenantId, [staged]);
    const trail = serverTrail(tenantId, at);
    await files.db.transaction(async (tx) => {
      const [kept] = await keepFiles(files, tx, trail, placed);
      if (kept) await patch(tx, trail, resources.documents, row.id, { file_id: kept.id });
    });
    await files.incoming.drop([path]);
  }
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
