import { companyTitle, type Invitation } from '../db/surveys';
import type { HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import type { OpenSurvey } from './form';

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
