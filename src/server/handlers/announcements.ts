import { resources } from '../../../resources';
import { readFilters } from '../../contract/listQuery';
import { toWarsaw } from '../../lib/dates';
import { statsOf } from '../db/messages';
import { conflict, invalid, Refusal } from '../errors';
import { enqueue } from '../jobs/enqueue';
import { matchingIds } from '../records/matching';
import { actorOf } from '../scope';
import { defineHandlers, type HookContext } from './define';

/** The job that writes an announcement to its companies. */
export const announcementJob = 'announcement';

/** One message to many clients: written as a draft, sent once. */
export const announcements = defineHandlers(resources.announcements, {
  async create({ audience }, context) {
    await companiesFor(audience ?? null, context);
    return {};
  },
  async update({ audience }, before, context) {
    if (before.status !== 'draft') throw conflict('Wysłanego ogłoszenia nie można już zmienić.', undefined, 'sent');
    if (audience !== undefined) await companiesFor(audience, context);
    return {};
  },
  remove({ status }) {
    if (status === 'sending') throw conflict('Ogłoszenie jest właśnie wysyłane.', undefined, 'sending');
  },
  transitions: {
    async send({ id, audience, excluded }, context) {
      const { tx, scope } = context;
      const left = new Set((excluded ?? []).map(({ company }) => company));
      const companies = (await companiesFor(audience, context)).filter((company) => !left.has(company));
      if (companies.length === 0)
        throw conflict('Żadna firma nie spełnia warunków, więc nie ma do kogo wysłać.', undefined, 'nobody');
      await enqueue(tx, scope.tenant.id, announcementJob, { announcement: id, companies }, { key: id });
      return { recipients_count: companies.length, sent_by_id: actorOf(scope), sent_at: toWarsaw(scope.now) };
    },
  },
  async present({ id }, { tenant }, db) {
    return { stats: await statsOf(db, tenant.id, id) };
  },
});

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
