import { addDays } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { defineBegun, defineJob, type JobContext } from '../jobs/define';
import { countsOf, dueOf, eraseDue, type Looked } from './due';
import { bytesForgetter } from './forgetBytes';
import { forgetReports, keepReport } from './reportRows';

export const retentionJob = 'privacy.retention-now';
const keptDays = 400;

/** Each night what is kept too long is told, and erased where the firm says so (R03). */
export const retentionDaily = defineJob({
  name: 'privacy.retention',
  label: 'Terminy przechowywania danych',
  daily: '04:10',
  async run(_payload, context) {
    const { db, tenant, today } = context;
    await look(context, tenant.config.switches.retentionRun);
    await forgetReports(db, tenant.id, addDays(today, -keptDays));
  },
});

/** The same at a superuser's word: a look, or the deed. */
export const retentionNow = defineBegun<{ erase: boolean }>({
  name: retentionJob,
  label: 'Terminy przechowywania danych',
  async run({ erase }, context) {
    const { due, erased } = await look(context, erase);
    const many = due.reduce((sum, { count }) => sum + count, 0);
    const found = `Po terminie: ${countOf(many, 'pozycja', 'pozycje', 'pozycji')}.`;
    const gone = erased && ` Usunięto trwale: ${countOf(erased.records, 'pozycja', 'pozycje', 'pozycji')}.`;
    context.conclude({ says: `${found}${gone ?? ''}` });
  },
});

async function look(context: JobContext, erase: boolean): Promise<Looked> {
  const { db, tenant, today, now, scope, tools, signal, transaction, progress } = context;
  const found = await dueOf(db, tenant.id, today);
  const due = countsOf(found);
  await keepReport(db, tenant.id, now, { day: today, due, erased: null });
  if (!erase) return { due, erased: null };
  const between = async (done: number) => progress(done, done).catch(() => undefined);
  const forgetBytes = bytesForgetter(tools.store, tools.config.dataDir, tenant.id);
  const erasing = { scope, transaction, forgetBytes, between };
  const erased = await eraseDue({ db, ...tools }, erasing, found, { today, goOn: () => signal.throwIfAborted() });
  await keepReport(db, tenant.id, now, { day: today, due, erased });
  return { due, erased };
}
