import { resources } from '../../../resources';
import { hasArea } from '../../access/principal';
import { readFilters } from '../../contract/listQuery';
import { formatDateTime } from '../../lib/dates';
import type { Role } from '../../schema';
import { withEyesOf } from '../auth/withEyesOf';
import type { Tx } from '../db/database';
import { conflict, invalid, Refusal } from '../errors';
import type { HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { fill } from '../records/fill';
import { matchingIds } from '../records/matching';
import { newId } from '../records/start';
import type { Scope } from '../scope';
import type { Survey } from './form';
import { type Asked, askedKey, invitedAlready, officePeople, peopleOf } from './invitationRows';

/** Whom the survey is for, at this moment. Throws 422 for conditions that can't be read, 409 where clients have no surveys. */
export async function audienceOf(
  survey: Pick<Survey, 'audience' | 'one_per' | 'company_filter' | 'author_id'>,
  { tx, scope }: HookContext,
): Promise<Asked[]> {
  const { tenant } = scope;
  if (survey.audience === 'staff') {
    const people = await officePeople(tx, tenant.id);
    const able = people.filter(({ roles }) => hasArea({ isAdmin: true, roles: roles as Role[] }, 'modules', tenant.config));
    return able.map(({ id }) => ({ company_id: null, user_id: id }));
  }
  if (!tenant.config.switches.clientSurveys)
    throw conflict('Ankiety dla klientów są wyłączone w ustawieniach biura.', undefined, 'switched_off');
  const companies = await companiesFor(survey.company_filter, { tx, scope: await withEyesOf(tx, scope, survey.author_id) });
  if (survey.one_per === 'company') return companies.map((company_id) => ({ company_id, user_id: null }));
  return peopleOf(tx, tenant.id, companies);
}

/** Conditions are written by whoever could list companies by them: they are looked up later by the server, which knows more (P10). */
export async function refuseUnreadable(company_filter: string | null | undefined, context: HookContext): Promise<void> {
  if (company_filter) await companiesFor(company_filter, context);
}

/** Companies that meet the conditions; those whose service has ended only where the conditions ask for them. */
async function companiesFor(conditions: string | null, { tx, scope }: HookContext): Promise<string[]> {
  const filters = readFilters(conditions ?? '');
  if (!filters) throw invalid({ company_filter: 'Nie udało się odczytać warunków' });
  const served = filters.some(({ key }) => key === 'status') ? '' : 'status:active';
  try {
    return await matchingIds(tx, scope, resources.companies, [...filters, ...(readFilters(served) ?? [])]);
  } catch (error) {
    throw error instanceof Refusal && error.status === 422 ? invalid({ company_filter: error.message }) : error;
  }
}

/** Who of those the survey is for is not invited yet. Throws 409 where there is and was nobody to invite. */
export async function toInvite(survey: Survey, context: HookContext): Promise<Asked[]> {
  const { tx, scope } = context;
  const known = await invitedAlready(tx, scope.tenant.id, survey.id);
  const asked = (await audienceOf(survey, context)).filter((each) => !known.has(askedKey(each)));
  if (asked.length === 0 && known.size === 0)
    throw conflict('Nikt nie spełnia warunków, więc nie ma kogo zaprosić.', undefined, 'nobody');
  return asked;
}

/** Invites them and tells them. */
export async function inviteThese(survey: Survey, asked: readonly Asked[], { tx, scope }: HookContext): Promise<void> {
  const rows = asked.map((each) => ({ ...each, id: newId(), survey_id: survey.id, state: 'invited' }));
  await fill(tx, { tenantId: scope.tenant.id, at: scope.now }, resources['survey-invitations'], rows);
  await tell(tx, scope, 'survey_invited', survey, asked);
}

/** Tells those asked of the survey: of a firm, all of its people. */
export async function tell(
  tx: Tx,
  scope: Scope,
  event: 'survey_invited' | 'survey_reminder',
  survey: Pick<Survey, 'id' | 'title' | 'audience' | 'closes_at'>,
  asked: readonly Asked[],
): Promise<void> {
  const companies = asked.flatMap(({ company_id, user_id }) => (user_id === null && company_id ? [company_id] : []));
  const ofCompanies = companies.length > 0 ? await peopleOf(tx, scope.tenant.id, companies) : [];
  const to = [...asked.flatMap(({ user_id }) => user_id ?? []), ...ofCompanies.map(({ user_id }) => user_id)];
  const link = survey.audience === 'staff' ? `/dashboard/surveys/${survey.id}/answer` : `/surveys/${survey.id}`;
  const values = { tytul: survey.title, termin: survey.closes_at ? formatDateTime(survey.closes_at) : 'odwołania' };
  await notify(tx, scope, { event, to, values, link });
}
