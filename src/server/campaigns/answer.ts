import type { CampaignAnswer } from '../../contract/campaigns';
import { answerText } from '../../contract/surveys/unit';
import type { Agreed, Campaign, CampaignAnswers, Concern, LineChange } from '../../domain/campaigns/campaign';
import { concernOf } from '../../domain/campaigns/concern';
import type { Database, Tx } from '../db/database';
import { conflict, forbidden } from '../errors';
import { clientSeen, type NewLine, previewLines } from '../profile/preview';
import { type Client, profilesOf } from '../recurring/client';
import type { Scope } from '../scope';
import { questionsOf, type Survey } from '../surveys/form';
import { seesAnswers } from '../surveys/results';
import { surveyRow } from '../surveys/rows';
import { unseal } from '../surveys/sealed';
import { type KeptClient, keptAnswers, keptClients } from './rows';

/** What a client answered, by the keys of the questions. Throws 409 where nobody did, 403 for who may not see answers. */
export async function answersIn(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  kept: KeptClient | undefined,
): Promise<{ response_id: string; survey_id: string; answers: CampaignAnswers }> {
  const { response_id = null, survey_id = null } = kept ?? {};
  if (!response_id || !survey_id) throw conflict('Klient jeszcze nie odpowiedział.', undefined, 'silent');
  const survey = (await surveyRow(db, scope.tenant.id, survey_id)) as Survey | null;
  if (!survey || !seesAnswers(survey, scope)) throw forbidden();
  const sealed = (await keptAnswers(db, scope.tenant.id, [response_id])).get(response_id) ?? null;
  return { response_id, survey_id, answers: unseal(scope.tenant.id, sealed) };
}

/** What the answers come to for the client. Throws 409 where the campaign no longer concerns them. */
export function agreedOf(
  campaign: Campaign,
  client: Client,
  year: number,
  answers: CampaignAnswers,
  whose: readonly string[],
): { agreed: Agreed; concern: Concern } {
  const asked = { id: client.id, stretches: profilesOf(client) };
  const concern = concernOf(campaign, asked, year);
  if (typeof concern === 'string') throw conflict(`Kampania już nie dotyczy tej firmy. ${concern}.`, undefined, 'not_applicable');
  return { agreed: campaign.agree(answers, asked, concern, year, whose), concern };
}

/** A client's answers in words, what they come to and which obligations come and go with it. */
export async function campaignAnswer(
  db: Database,
  scope: Scope,
  campaign: Campaign,
  year: number,
  { id: companyId, whose }: { id: string; whose: readonly string[] },
): Promise<CampaignAnswer> {
  const client = await clientSeen(db, scope, companyId);
  const [kept] = await keptClients(db, scope.tenant.id, campaign.id, year, companyId);
  const { answers, survey_id } = await answersIn(db, scope, kept);
  const { agreed } = agreedOf(campaign, client, year, answers, whose);
  const questions = await questionsOf(db, scope.tenant.id, survey_id);
  const lines = agreed.changes.flatMap((change) => (change.kind === 'line' ? [lineOf(change, companyId)] : []));
  return {
    answers: questions
      .filter(({ key }) => Object.hasOwn(answers, key))
      .map((question) => ({ label: question.label, text: answerText(question, questions, answers[question.key]) })),
    says: agreed.says,
    task: agreed.task,
    missing: [...agreed.missing],
    among: client.persons.filter(({ id }) => agreed.among?.includes(id)).map(({ id, name }) => ({ id, name })),
    preview: lines.length > 0 && !kept?.agreed_on ? previewLines(scope, client, lines) : null,
  };
}

/** As a line that is not entered yet. */
function lineOf({ kind: _, from, person, ...says }: LineChange, company_id: string): NewLine {
  const nothing = {
    advance_mode: null,
    vat_status: null,
    vat_period: null,
    vat_eu: null,
    accounting_type: null,
    employs: null,
  } as const;
  return { ...nothing, ...says, id: null, company_id, person_id: person, valid_from: from, valid_to: null, right_lost: false };
}
