import { resources } from '../../../resources';
import { grantedCompanies } from '../../access/can';
import { isMasked } from '../../contract/mask';
import { kinds } from '../../contract/surveys/kinds';
import type { Question } from '../../contract/surveys/question';
import { unknownField } from '../../schema/validate';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { audit, trailOf } from '../records/audit';
import type { Scope } from '../scope';
import type { Held } from './invitation';
import type { Invitation } from './invitationRows';
import { responseOf } from './responseRows';
import { type Givers, giversOf, type Sealed, unseal, unsealMasked } from './sealed';

/** How a closed answer is named where one is opened, and in the trail. */
export const answerPath = (key: string) => `answers.${key}`;

/**
 * Closed answers that the asker may open: whoever gave one, whoever was asked in person, and in a firm that is asked those of its
 * people who may know pay and PESEL there (P08, P23).
 */
export function opensTo(
  { company_id, user_id }: Pick<Invitation, 'company_id' | 'user_id'>,
  questions: readonly Question[],
  kept: Sealed | null,
  { who }: Scope,
): string[] {
  const givers = giversOf(kept);
  const asked = user_id === who.id || (company_id !== null && grantedCompanies(who)?.includes(company_id) === true);
  return closedKeys(questions, kept).filter((key) => asked || givers[key] === who.id);
}

const closedKeys = (questions: readonly Question[], kept: Sealed | null) =>
  (kept ?? []).map(({ key }) => key).filter((key) => questions.some((each) => each.key === key && kinds[each.type].isClosed));

/** What is sent laid beside what is kept: a mask sent back leaves its answer as it is, and whoever sends another one gave it. Throws 422 for a mask of nothing. */
export function givenBeside(
  questions: readonly Question[],
  tenantId: number,
  kept: Sealed | null,
  sent: Readonly<Record<string, unknown>>,
  { who }: Scope,
): { given: Record<string, unknown>; givers: Givers } {
  const given = unseal(tenantId, kept);
  const shown = unsealMasked(tenantId, kept);
  const givers = giversOf(kept);
  const faults: Record<string, string> = {};
  for (const [key, value] of Object.entries(sent)) {
    const question = questions.find((each) => each.key === key);
    const kind = question && kinds[question.type];
    if (kind?.isClosed && isMasked(value)) {
      if (value !== shown[key]) faults[answerPath(key)] = kind.check(value, question as Question) ?? unknownField;
      continue;
    }
    given[key] = value;
    if (kind?.isClosed) givers[key] = who.id;
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { given, givers };
}

/** Opens one closed answer of an invitation and writes that it was opened, at the answers sent or, before that, at the invitation (P08). */
export async function openAnswer({ invitation, questions }: Held, field: unknown, { tx, scope }: HookContext): Promise<unknown> {
  const sent = invitation.state === 'submitted' ? await responseOf(tx, scope.tenant.id, invitation.id) : null;
  const kept = invitation.draft ?? sent?.answers ?? null;
  const key = opensTo(invitation, questions, kept, scope).find((each) => answerPath(each) === field);
  if (key === undefined) throw invalid({ field: unknownField });
  const place = invitation.draft ? null : sent;
  const entity = (place ? resources['survey-responses'] : resources['survey-invitations']).name;
  const changes = { [answerPath(key)]: { before: null, after: null } };
  await audit(tx, { ...trailOf(scope), action: 'reveal', entity, id: place?.id ?? invitation.id, changes });
  return unseal(scope.tenant.id, kept)[key] ?? null;
}

/** One closed answer of a response in full, for those of the office with the grant; undefined where there is none such. */
export function closedAnswer(
  kept: Sealed,
  questions: readonly Question[],
  field: string,
  { tenant, who }: Scope,
): string | undefined {
  const key = who.payroll ? closedKeys(questions, kept).find((each) => answerPath(each) === field) : undefined;
  return key === undefined ? undefined : String(unseal(tenant.id, kept)[key]);
}
