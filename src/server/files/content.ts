import { type ContentFinding, contentRows, type FileContent } from '../../contract/fileContent';
import { checkedInForeign, checkForeign } from '../../domain/foreignInvoice/checkForeign';
import { openForeignInvoice } from '../../domain/foreignInvoice/readForeign';
import { checkInvoice } from '../../domain/ksef/checkInvoice';
import { checkJpk } from '../../domain/ksef/checkJpk';
import { checkedIn, checkedInJpk } from '../../domain/ksef/checks/checked';
import type { Finding } from '../../domain/ksef/checks/finding';
import type { Invoice } from '../../domain/ksef/invoice';
import type { Jpk } from '../../domain/ksef/jpk';
import { openInvoice } from '../../domain/ksef/readInvoice';
import { openJpk } from '../../domain/ksef/readJpk';
import { openUpo, type Upo } from '../../domain/ksef/upo';
import { watchForm } from '../../domain/xml/form';
import { LEDGER_LIMITS } from '../../domain/xml/limits';
import { openXml } from '../../domain/xml/reader';
import { XmlRefused } from '../../domain/xml/refused';
import { type FileRow, factsOfFile } from '../records/fileRows';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { controlsFinding } from './checks/controls';
import type { LedgerFacts } from './checks/ledger';
import type { Files } from './context';
import { openProven, readyFile, recordAccess } from './download';

interface Reading {
  write(chunk: Uint8Array): void;
  close(): FileContent;
}

/**
 * What an XML file says that the asker may see; one of another form is named, a file of another kind is `other`. Each reader stops at a size of
 * its own: a ledger, read row by row, may be far larger than a document. It is written down as a look (U01).
 */
export async function contentOf(files: Files, scope: Scope, id: string): Promise<FileContent> {
  const file = await readyFile(files, scope, id);
  if (file.mime === 'application/zip') return packedContent(files, scope, file);
  if (file.mime !== 'application/xml') return { kind: 'other' };
  const handle = await openProven(files, scope, file);
  try {
    const content = await read(handle.createReadStream({ start: 0, autoClose: false }), todayOf(scope));
    await recordAccess(files, scope, file, 'preview');
    return content;
  } finally {
    await handle.close();
  }
}

/** Of an archive that packs a JPK_V7 alone, what was read of that when it came. */
async function packedContent(files: Files, scope: Scope, file: FileRow): Promise<FileContent> {
  const facts = (await factsOfFile(files.db, scope.tenant.id, file.id)) as Partial<LedgerFacts> | null;
  if (!facts?.jpk) return { kind: 'other' };
  await recordAccess(files, scope, file, 'preview');
  return { kind: 'jpk', jpk: facts.jpk, findings: facts.findings ?? [], checked: checkedInJpk(facts.jpk) };
}

/** The first reader that does not take the document for something else has the word. */
async function read(chunks: AsyncIterable<unknown>, today: string): Promise<FileContent> {
  const opened = openReadings(today);
  let { readings } = opened;
  const refused: XmlRefused[] = [];
  for await (const chunk of chunks) {
    const take = ({ write }: Reading) => {
      write(chunk as Uint8Array);
      return true;
    };
    readings = readings.filter((reading) => attempt(refused, () => take(reading)) !== null);
  }
  const [content] = readings.flatMap(({ close }) => attempt(refused, close) ?? []);
  const fault = refused.find(({ code }) => code !== 'root');
  // A confirmation of another version is sound for all that is known.
  const isNamed = content?.kind !== 'form' || !fault || content.form.kind === 'upo';
  if (content && isNamed) return opened.marked() ? withControls(content) : content;
  return fault ? { kind: 'unreadable', says: fault.message } : { kind: 'other' };
}

/** Null, and the refusal written down, where the reader refuses. */
function attempt<Result>(refused: XmlRefused[], step: () => Result): Result | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    refused.push(error);
    return null;
  }
}

/** What is shown was taken in already, with its control characters. */
const tolerant = { marksControls: true };

const withControls = (content: FileContent): FileContent =>
  'findings' in content ? { ...content, findings: [controlsFinding, ...content.findings] } : content;

function openReadings(today: string): { readings: Reading[]; marked: () => boolean } {
  const [invoice, upo, jpk] = [openInvoice(tolerant), openUpo(tolerant), openJpk(tolerant)];
  const foreign = openForeignInvoice(tolerant);
  const watched = watchForm();
  const form = openXml(watched, LEDGER_LIMITS, tolerant);
  const readings: Reading[] = [
    { write: invoice.write, close: () => faContent(invoice.close(), today) },
    { write: foreign.write, close: () => foreignContent(foreign.close(), today) },
    { write: upo.write, close: () => upoContent(upo.close()) },
    { write: jpk.write, close: () => jpkContent(jpk.close()) },
    {
      write: form.write,
      close: () => {
        form.close();
        return { kind: 'form', form: watched.form() };
      },
    },
  ];
  return { readings, marked: form.marked };
}

const faContent = (invoice: Invoice, today: string): FileContent =>
  invoiceContent(invoice, checkInvoice(invoice, today), checkedIn(invoice));

const foreignContent = (invoice: Invoice, today: string): FileContent =>
  invoiceContent(invoice, checkForeign(invoice, today), checkedInForeign(invoice));

function invoiceContent(invoice: Invoice, findings: readonly Finding[], checked: string[]): FileContent {
  const { lines, third_parties, advances, correction } = invoice;
  return {
    kind: 'invoice',
    invoice: {
      ...invoice,
      lines: lines.slice(0, contentRows),
      third_parties: third_parties.slice(0, contentRows),
      advances: advances.slice(0, contentRows),
      correction: correction && { ...correction, of: correction.of.slice(0, contentRows) },
    },
    findings: told(findings),
    checked,
    lines_left: Math.max(0, lines.length - contentRows),
  };
}

function upoContent(upo: Upo): FileContent {
  const { documents } = upo;
  return {
    kind: 'upo',
    upo: { ...upo, documents: documents.slice(0, contentRows) },
    documents_left: Math.max(0, documents.length - contentRows),
  };
}

const jpkContent = (jpk: Jpk): FileContent => ({ kind: 'jpk', jpk, findings: told(checkJpk(jpk)), checked: checkedInJpk(jpk) });

const told = (findings: readonly Finding[]): ContentFinding[] =>
  findings.slice(0, contentRows).map(({ level, message }) => ({ says: message, certain: level === 'error' }));
