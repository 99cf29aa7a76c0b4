import { resources } from '../../../resources';
import type { CompanyQuestion } from '../../contract/questions';
import { periodName } from '../../domain/deadlines/periodName';
import { questionsOf } from '../../domain/deadlines/questions';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';

/** Months whose obligations are looked at: a year and its returns. */
const monthsAhead = 14;

/** What the office should find out about a company; the first due first. Throws 404 for one that the asker may not know of. */
export async function companyQuestions(db: Database, scope: Scope, companyId: string): Promise<CompanyQuestion[]> {
  const found = await clientNamed(db, scope.tenant.id, companyId);
  const [client] = await onOwnSide(db, scope, resources.companies, found ? [found] : [], ({ id }) => id);
  if (!client) throw notFound();
  const today = todayOf(scope);
  const questions = questionsOf(profilesOf(client), today, lastDayOf(addMonths(monthOf(today), monthsAhead)));
  return questions.map(({ fact, obligations }) => ({
    field: fact,
    label: resources.companies.fields[fact].label,
    perhaps: obligations.map(({ name, period, due, basis }) => ({ name, period: periodName(period), due, basis })),
  }));
}
