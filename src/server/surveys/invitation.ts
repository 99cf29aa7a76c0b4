import { resources } from '../../../resources';
import type { MySurvey } from '../../contract/surveys/answering';
import type { Question } from '../../contract/surveys/question';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Tx } from '../db/database';
import { conflict, forbidden, notFound } from '../errors';
import type { Scope } from '../scope';
import { type OpenSurvey, questionsOf } from './form';
import { holdInvitation, type Invitation, surveysOf } from './invitationRows';
import { surveyRow } from './rows';

const { surveys } = resources;

/** Nobody has surveys where the module is off, and clients only where the firm lets them in (P03). */
export function isOn({ who, tenant: { config } }: Scope): boolean {
  return config.modules[surveys.module ?? '']?.enabled === true && (who.isAdmin || config.switches.clientSurveys);
}
function refuseSwitchedOff(scope: Scope): void {
  if (!isOn(scope)) throw notFound();
}
const companiesOf = ({ who }: Scope) => (who.isAdmin ? [] : who.companies.map(({ id }) => id));

/** A survey, and whether the asker only looks on in the firm that is asked, so that they do not answer for it. */
export type AskedIn = MySurvey & { company_id: string | null; looks_on: boolean };

/** Surveys in which the asker's word is waited for, and those they answered. */
export async function mySurveys(db: Pick<Tx, 'query'>, scope: Scope): Promise<AskedIn[]> {
  refuseSwitchedOff(scope);
  const rows = await surveysOf(db, scope.tenant.id, scope.who.id, companiesOf(scope));
  return rows.map((row) => {
    const closes = row.closes_at as Date | null;
    const survey = {
      status: row.status,
      closes_at: closes && toWarsaw(closes),
      allow_edit_until_close: row.allow_edit_until_close,
    };
    return {
      id: String(row.id),
      survey_id: String(row.survey_id),
      title: String(row.title),
      description: row.description as string | null,
      company: row.company as string | null,
      company_id: row.company_id as string | null,
      looks_on: looksOn(row as Pick<Invitation, 'user_id' | 'company_id'>, scope),
      closes_at: survey.closes_at,
      state: row.state as MySurvey['state'],
      anonymous: row.anonymous === true,
      open: mayAnswer(survey as OpenSurvey, row.state as MySurvey['state'], scope),
    };
  });
}

/** Whether the survey takes answers from who stands so in it. */
export function mayAnswer(
  { status, closes_at, allow_edit_until_close }: Pick<OpenSurvey, 'status' | 'closes_at' | 'allow_edit_until_close'>,
  state: MySurvey['state'],
  { now }: Scope,
): boolean {
  if (status !== 'open' || (closes_at !== null && closes_at <= toWarsaw(now))) return false;
  return state !== 'declined' && (state !== 'submitted' || allow_edit_until_close);
}

/** An invitation in hand, with what it is to. */
export interface Held {
  invitation: Invitation;
  survey: OpenSurvey;
  questions: Question[];
}

/** The asker's own invitation, held; 404 for anybody else's. */
export async function hold(tx: Tx, scope: Scope, id: string): Promise<Held> {
  refuseSwitchedOff(scope);
  if (!isUuid(id)) throw notFound();
  const { tenant, who } = scope;
  const invitation = await holdInvitation(tx, tenant.id, who.id, companiesOf(scope), id);
  const survey = invitation && (await surveyRow(tx, tenant.id, invitation.survey_id));
  if (!invitation || !survey || !['open', 'closed'].includes(survey.status)) throw notFound();
  return { invitation, survey: survey as OpenSurvey, questions: await questionsOf(tx, tenant.id, invitation.survey_id) };
}

/** Whether the asker only looks on in the firm that is asked. */
export const looksOn = ({ user_id, company_id }: Pick<Invitation, 'user_id' | 'company_id'>, { who }: Scope) =>
  user_id === null && who.companies.some(({ id, role }) => id === company_id && role === 'viewer');

/** Who only looks on in a firm does not answer for it. */
export function refuseClosed({ invitation, survey }: Held, scope: Scope): void {
  if (looksOn(invitation, scope)) throw forbidden();
  if (mayAnswer(survey, invitation.state, scope)) return;
  throw invitation.state === 'submitted'
    ? conflict('Twoje odpowiedzi są już wysłane.', undefined, 'submitted')
    : conflict('Ta ankieta nie przyjmuje już odpowiedzi.', undefined, 'closed');
}
