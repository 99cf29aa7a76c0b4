import { resources } from '../../../resources';
import { readFilters } from '../../contract/listQuery';
import { toWarsaw } from '../../lib/dates';
import { readFields } from '../../schema/validate';
import { withEyesOf } from '../auth/withEyesOf';
import { conflict, invalid, notFound, Refusal } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { trailOf } from '../records/audit';
import { refuseFaults } from '../records/body';
import { keepHidden } from '../records/listed';
import { matchingIds } from '../records/matching';
import { patch } from '../records/patch';
import { referenceFaults } from '../records/references';
import { actorOf } from '../scope';
import { plannedFor, sendLater } from './planned';
import { statsOf } from './rows';

/** The job that writes an announcement to its companies. */
export const announcementJob = 'announcement';

const { audience, excluded } = resources.announcements.fields;

/** One message to many clients: written as a draft, sent once. */
export const announcements = defineHandlers(resources.announcements, {
  create({ scheduled_at }, { scope }) {
    if (scheduled_at) plannedFor(scheduled_at, scope.now);
    return {};
  },
  update(_changes, before) {
    refuseSent(before);
    return {};
  },
  async saved(after, before, context) {
    const { id, status, scheduled_at } = after ?? {};
    const isNew = status !== before?.status || scheduled_at !== before?.scheduled_at;
    if (id && status === 'scheduled' && scheduled_at && isNew)
      await sendLater({ resource: 'announcements', id, scheduled_at }, context);
  },
  actions: {
    /** `{ audience, excluded }`: whom a draft goes to; answers how many that is now. */
    async recipients([draft], sent, context) {
      if (!draft) throw notFound();
      refuseSent(draft);
      const { values, faults } = readFields(
        { audience: sent.audience ?? null, excluded: sent.excluded ?? null },
        { audience, excluded },
      );
      refuseFaults(faults);
      const { tx, scope } = context;
      refuseFaults(await referenceFaults(tx, scope, resources.announcements, { excluded: values.excluded }, { ...draft }));
      const companies = await companiesFor((values.audience as string | null) ?? null, context);
      const whole = await keepHidden(tx, scope, resources.announcements, { ...draft }, values);
      await patch(tx, trailOf(scope), resources.announcements, draft.id, whole);
      return { data: { count: companies.length } };
    },
  },
  remove({ status }) {
    if (status === 'sending') throw conflict('Ogłoszenie jest właśnie wysyłane.', undefined, 'sending');
  },
  transitions: {
    async schedule({ audience }, context) {
      await companiesFor(audience, context);
      return { sent_by_id: actorOf(context.scope) };
    },
    unschedule: () => ({ scheduled_at: null, sent_by_id: null }),
    async send({ id, title, audience, excluded, sent_by_id }, context) {
      const { tx, scope } = context;
      const left = new Set((excluded ?? []).map(({ company_id }) => company_id));
      // Planned, it goes to those whom its planner may see by then.
      const asker = await withEyesOf(tx, scope, sent_by_id);
      const companies = (await companiesFor(audience, { tx, scope: asker })).filter((company) => !left.has(company));
      if (companies.length === 0)
        throw conflict('Żadna firma nie spełnia warunków, więc nie ma do kogo wysłać.', undefined, 'nobody');
      const shown = {
        owner: actorOf(scope) ?? sent_by_id,
        title: `Ogłoszenie „${title}”`,
        unit: 'firm',
        total: companies.length,
      };
      await enqueue(tx, scope.tenant.id, announcementJob, { announcement: id, companies }, { key: id, shown });
      return { recipients_count: companies.length, sent_by_id: actorOf(scope) ?? sent_by_id, sent_at: toWarsaw(scope.now) };
    },
  },
  async present({ id }, { tenant }, db) {
    return { stats: await statsOf(db, tenant.id, id) };
  },
});

function refuseSent({ status }: { status: string }): void {
  if (status !== 'draft' && status !== 'scheduled')
    throw conflict('Wysłanego ogłoszenia nie można już zmienić.', undefined, 'sent');
}

/** The companies that meet the conditions and that the sender may see; conditions are those of the list of companies. */
async function companiesFor(audience: string | null, { tx, scope }: HookContext): Promise<string[]> {
  const filters = readFilters(audience ?? '');
  if (!filters) throw invalid({ audience: 'Nie udało się odczytać warunków' });
  try {
    return await matchingIds(tx, scope, resources.companies, filters);
  } catch (error) {
    throw error instanceof Refusal && error.status === 422 ? invalid({ audience: error.message }) : error;
  }
}
