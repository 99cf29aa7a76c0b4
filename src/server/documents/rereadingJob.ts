import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resources } from '../../../resources';
import { formatMonth } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { type FileFacts, factsVersion } from '../files/checks/invoice';
import { FileMissing } from '../files/store/store';
import { WorkerFailed } from '../files/worker/pool';
import { type DailyPayload, defineJob, type JobTools, LeaseLost } from '../jobs/define';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { isDeclared } from './declarationRows';
import { readingOf } from './intake';
import { rereadPeriod, rereadValues } from './rereading';
import { keepFacts, type StaleFile, staleFiles } from './rereadingRows';
import { askCompany, likeDocuments } from './rows';

type Document = RecordOf<typeof resources.documents>;

const atOnce = 100;
/** Files of one firm in one night; the others have the next. */
const aNight = 5_000;
/** Nobody has decided on these yet. */
const open: readonly Document['status'][] = ['new', 'in_check'];

/**
 * By night, XML files that came before the readers of this version are read anew, and what the earlier reading filled in of documents that wait
 * to be looked at follows; what somebody wrote stays, and a document that was decided on stays whole.
 */
export const rereading = defineJob<DailyPayload>({
  name: 'documents.reread',
  label: 'Ponowny odczyt faktur i JPK',
  daily: '02:40',
  async run(_payload, { db, scope, tools, signal, transaction }) {
    let after: string | null = null;
    for (let done = 0; done < aNight; done += atOnce) {
      const files: StaleFile[] = await staleFiles(db, scope.tenant.id, factsVersion, after, atOnce);
      for (const file of files) {
        signal.throwIfAborted();
        try {
          const facts = await readAgain(tools, file);
          if (facts) await transaction((tx) => keepReading(tx, scope, file, facts));
        } catch (error) {
          if (error instanceof LeaseLost || signal.aborted) throw error;
          // One file's fault is no reason to leave the others.
          tools.log.error('A file was not read anew', {
            tenant: scope.tenant.key,
            error: error instanceof Error ? error.name : 'unknown',
          });
        }
      }
      if (files.length < atOnce) return;
      after = files.at(-1)?.id ?? null;
    }
  },
});

/** Null where the bytes are not those that were put there, or could not be read this time: the file is left as it is, for another night. */
async function readAgain(
  { store, workers, config }: JobTools,
  { storage_key, sha256, facts }: StaleFile,
): Promise<FileFacts | null> {
  const { files: limits } = config.limits;
  try {
    return await store.withLocal(storage_key, async (path) => {
      if (!(await hashOf(path)).equals(sha256)) return null;
      // Nothing of an XML file is written anew.
      const candidate = { path, ending: 'xml', cleaned: '', limits };
      const outcome = await workers.run({ task: 'check', candidate }, limits.checkMs);
      if ('checked' in outcome && outcome.checked?.facts) return outcome.checked.facts;
      return facts && { ...facts, read_by: factsVersion };
    });
  } catch (error) {
    if (error instanceof FileMissing || error instanceof WorkerFailed) return null;
    throw error;
  }
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest();
}

async function keepReading(tx: Tx, scope: Scope, file: StaleFile, facts: FileFacts): Promise<void> {
  const tenantId = scope.tenant.id;
  await keepFacts(tx, tenantId, file.id, facts);
  const document = (await lockRecord(tx, tenantId, resources.documents, file.document_id, [])) as Document | null;
  if (document?.file_id !== file.id || !open.includes(document.status)) return;
  const company = await askCompany(tx, tenantId, document.company_id);
  if (!company) return;
  const [before, after] = [file.facts, facts].map((each) => readingOf(each, file.name, company.vat_number));
  if (!before || !after) return;
  const values = rereadValues(document, before, after);
  const month = rereadPeriod(document, before, after);
  if (month?.moves && !(await isDeclared(tx, tenantId, document.company_id, month.period))) values.period = month.period;
  else if (month) values.findings = [...(values.findings ?? []), monthFinding(month.period)];
  const next = { ...document, ...values };
  const possible_duplicate = (await likeDocuments(tx, tenantId, next)).length > 0;
  await patch(tx, trailOf(scope), resources.documents, document.id, { ...values, possible_duplicate });
}

const monthFinding = (period: string) => ({
  says: `Po ponownym odczycie plik wskazuje ${formatMonth(period)}. Sprawdź okres.`,
  certain: false,
});
