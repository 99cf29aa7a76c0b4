import type { Question } from '../../contract/surveys/question';
import type { HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { companyTitle, keeperOfCompany } from './companyRows';
import type { OpenSurvey } from './form';
import type { Invitation } from './invitationRows';
import { proposals } from './mapping';

/** Tells the survey's author that something came in; of an anonymous one not from whom. */
export async function tellSubmitted(
  { survey, invitation }: { survey: OpenSurvey; invitation: Invitation },
  { tx, scope }: HookContext,
): Promise<void> {
  if (survey.author_id === null) return;
  const { anonymous, title } = survey;
  const company = invitation.company_id === null ? null : await companyTitle(tx, scope.tenant.id, invitation.company_id);
  const who = anonymous ? 'anonimowo' : (company ?? scope.who.first_name);
  await notify(tx, scope, {
    event: 'survey_submitted',
    to: [survey.author_id],
    record: { resource: 'surveys', id: survey.id },
    values: { tytul: title, firma: who },
  });
}

/** Tells the company's keeper that answers say something else than its card does, and which fields. */
export async function tellProposed(
  { survey, invitation, questions }: { survey: OpenSurvey; invitation: Invitation; questions: readonly Question[] },
  { id, answers }: { id: string; answers: Readonly<Record<string, unknown>> },
  { tx, scope }: HookContext,
): Promise<void> {
  const { id: tenantId } = scope.tenant;
  const { company_id } = invitation;
  if (company_id === null) return;
  const proposed = await proposals(tx, tenantId, company_id, questions, answers);
  const keeper = proposed.length > 0 ? await keeperOfCompany(tx, tenantId, company_id) : null;
  if (keeper === null) return;
  await notify(tx, scope, {
    event: 'change_request',
    to: [keeper],
    record: { resource: 'survey-responses', id },
    values: {
      firma: (await companyTitle(tx, tenantId, company_id)) ?? '',
      autor: scope.who.first_name,
      powod: `ankieta „${survey.title}”: ${proposed.map(({ label }) => label).join(', ')}`,
    },
  });
}
