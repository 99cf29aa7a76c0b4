import { resources } from '../../../resources';
import type { CompanyQuestion } from '../../contract/questions';
import { blankQuestion, type Question } from '../../contract/surveys/question';
import { formatDate } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { Database } from '../db/database';
import { conflict } from '../errors';
import { actOnOne } from '../records/act';
import { create } from '../records/create';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import { type Survey, writeQuestions } from '../surveys/form';
import { companyFilter } from './bundle';
import { companyQuestions } from './questions';

const { companies, surveys } = resources;

/** A client who stays silent is reminded so often. */
const remindEveryDays = 7;

/**
 * Sends a company's open questions to its client in one bundle: a survey of yes and no, each answer meant for the company's card, where the
 * office writes it once it agrees. What stands in an open bundle is not asked again: 409. Throws 404 for a company that the asker may not
 * know of, 409 where the firm's clients have no surveys.
 */
export async function askClient(db: Database, scope: Scope, companyId: string): Promise<{ survey_id: string }> {
  const open = (await companyQuestions(db, scope, companyId)).filter(isForSurvey);
  if (open.length === 0) throw conflict('Wszystkie pytania są już u klienta albo mają odpowiedź.', undefined, 'nothing_to_ask');
  return db.transaction(async (tx) => {
    // Two who send at once wait for each other on the company.
    const company = await lockRecord(tx, scope.tenant.id, companies, companyId, []);
    const asked = (await companyQuestions(tx, scope, companyId)).filter(isForSurvey);
    if (asked.length === 0) throw conflict('Ktoś właśnie wysłał te pytania.', undefined, 'nothing_to_ask');
    const made = await create(tx, scope, surveys, {
      title: cut(`Pytania biura: ${String(company?.title ?? '')}`, 150),
      description:
        'Od odpowiedzi zależy, jakie terminy ma Twoja firma. Wystarczy tak albo nie; w razie wątpliwości pomiń pytanie.',
      purpose: 'data_collection',
      audience: 'clients',
      company_filter: companyFilter(companyId),
      one_per: 'company',
      remind_every_days: remindEveryDays,
      thank_you: 'Dziękujemy. Biuro sprawdzi odpowiedzi i uzupełni terminy Twojej firmy.',
    });
    await writeQuestions(made as unknown as Survey, asked.map(asQuestion), { tx, scope });
    await actOnOne(tx, scope, surveys, made.id, 'open');
    return { survey_id: made.id };
  });
}

/** What is of a month alone the client is asked where its duties stand: no card has it. */
const isForSurvey = ({ sent_on, month }: CompanyQuestion) => sent_on === null && month === null;

function asQuestion({ field, label, perhaps: [first] }: CompanyQuestion): Question {
  const help = first ? `Od tego zależy: ${first.name} za ${first.period}, do ${formatDate(first.due)}.` : null;
  return { ...blankQuestion, key: field, label, type: 'yes_no', help, maps_to: field };
}
