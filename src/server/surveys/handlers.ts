import { resources } from '../../../resources';
import { kinds } from '../../contract/surveys/kinds';
import { fromWarsaw, toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import { isUuid } from '../../lib/uuid';
import { conflict, invalid, notFound, stale } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { create } from '../records/create';
import { one } from '../records/one';
import { actorOf } from '../scope';
import { questionsOf, readQuestions, readSections, type Survey, writeQuestions, writeSections } from './form';
import { silentInvitations } from './invitationRows';
import { audienceOf, refuseUnreadable } from './inviting';
import { responsesCount } from './responseRows';
import { fewestShown, seesAnswers } from './results';
import { isAnswered } from './rows';
import { sendInvitations, sendReminders, toldAtOnce } from './sending';
import { waitingSurveys } from './waiting';

/** The job that opens and closes surveys when their time comes. */
export const surveyTimes = 'surveys.times';

/** Surveys: a form made of questions, sent to an audience, answered once by each. */
export const surveys = defineHandlers(resources.surveys, {
  waiting: { answer: ({ scope, db }) => waitingSurveys(db, scope) },
  async create(values, context) {
    await refuseUnreadable(values.company_filter, context);
    return { ...values, author_id: actorOf(context.scope) };
  },
  async update(changes, before, { tx, scope }) {
    const isMade = before.status === 'draft' || before.status === 'scheduled';
    const fixed = (['audience', 'one_per', 'company_filter', 'sections', 'template'] as const).find((key) => key in changes);
    if (!isMade && fixed)
      throw conflict('Tego nie można zmienić w rozpoczętej ankiecie.', { [fixed]: 'Ankieta już trwa' }, 'opened');
    if ('anonymous' in changes && changes.anonymous !== before.anonymous) {
      if (await isAnswered(tx, scope.tenant.id, before.id))
        throw conflict(
          'Ktoś już odpowiedział, więc anonimowości nie można zmienić.',
          { anonymous: 'Ktoś już odpowiedział' },
          'answered',
        );
      if (changes.anonymous) await refuseTelling(before.id, { tx, scope });
    }
    await refuseUnreadable(changes.company_filter, { tx, scope });
    return changes;
  },
  async remove({ id }, { tx, scope }) {
    if ((await responsesCount(tx, scope.tenant.id, id)) > 0)
      throw conflict('Ankieta ma odpowiedzi. Zamknij ją i przenieś do archiwum.', undefined, 'answered');
  },
  async saved(after, before, { tx, scope }) {
    if (!after) return;
    const times = [after.status === 'scheduled' ? after.opens_at : null, after.status === 'open' ? after.closes_at : null];
    const known = [before?.opens_at, before?.closes_at];
    for (const [nth, time] of times.entries()) {
      const at = time && (time !== known[nth] || after.status !== before?.status) ? fromWarsaw(time) : null;
      if (at) await enqueue(tx, scope.tenant.id, surveyTimes, {}, { at });
    }
  },
  transitions: {
    async open(survey, context) {
      await refuseUnready(survey, context);
      if (survey.closes_at !== null && survey.closes_at <= toWarsaw(context.scope.now))
        throw conflict('Dzień zamknięcia już minął. Zmień go albo usuń.', undefined, 'over');
      await sendInvitations(survey, context);
      return { opens_at: survey.opens_at ?? toWarsaw(context.scope.now) };
    },
    async schedule(survey, context) {
      await refuseUnready(survey, context);
      await audienceOf(survey, context);
      return {};
    },
    close: (_survey, { scope }) => ({ closes_at: toWarsaw(scope.now) }),
    reopen: () => ({ closes_at: null }),
  },
  actions: {
    async questions([survey], body, context) {
      if (!survey) return null;
      if ((body.version ?? null) !== null && body.version !== survey.version) throw stale(survey.version);
      const made = { ...survey, sections: body.sections === undefined ? survey.sections : readSections(body.sections) };
      await writeQuestions(made, readQuestions(body.questions, made), context);
      await writeSections(survey, made.sections, context);
      return one(context.tx, context.scope, resources.surveys, survey.id);
    },
    async remind([survey], body, context) {
      if (!survey) return null;
      const { invitation_ids = null } = body;
      if (survey.status !== 'open') throw conflict('Przypominać można, gdy ankieta jest otwarta.', undefined, 'closed');
      if (invitation_ids !== null && !(Array.isArray(invitation_ids) && invitation_ids.every((id) => isUuid(String(id)))))
        throw notFound();
      const ids = invitation_ids as string[] | null;
      const silent = await silentInvitations(context.tx, context.scope.tenant.id, survey.id, { ids });
      if (ids && silent.length < new Set(ids).size)
        throw conflict('Ktoś z wybranych już odpowiedział. Odśwież listę.', undefined, 'answered');
      return { reminded: await sendReminders(survey, silent, context), goes_on: silent.length > toldAtOnce };
    },
    copy: async ([survey], body, context) => (survey ? copyOf(survey, body, context) : null),
  },
  async present(record, scope, db) {
    const survey = record as Survey;
    const count = await responsesCount(db, scope.tenant.id, survey.id);
    return {
      questions: await questionsOf(db, scope.tenant.id, survey.id),
      locked: await isAnswered(db, scope.tenant.id, survey.id),
      results_open: seesAnswers(survey, scope) && (!survey.anonymous || count >= fewestShown),
    };
  },
});

async function refuseUnready(survey: Survey, { tx, scope }: HookContext): Promise<void> {
  if (survey.template) throw conflict('To szablon. Skopiuj go, aby przeprowadzić ankietę.', undefined, 'template');
  const questions = await questionsOf(tx, scope.tenant.id, survey.id);
  if (questions.every(({ type }) => kinds[type].isSilent))
    throw conflict('Ankieta nie ma jeszcze żadnego pytania.', undefined, 'no_questions');
}

async function refuseTelling(id: string, { tx, scope }: HookContext): Promise<void> {
  const telling = (await questionsOf(tx, scope.tenant.id, id)).find(({ type }) => kinds[type].isTelling);
  if (telling) throw invalid({ anonymous: `Pytanie „${telling.label}” zdradza, kto odpowiada` });
}

/** A draft with the same form, for another time or firm. */
async function copyOf(survey: Survey, { title }: Record<string, unknown>, context: HookContext): Promise<unknown> {
  const { tx, scope } = context;
  const { description, purpose, audience, company_filter, one_per, anonymous, allow_edit_until_close } = survey;
  const { remind_every_days, remind_most, results_visible, thank_you, sections } = survey;
  const made = await create(tx, scope, resources.surveys, {
    title: title ?? cut(`${survey.title} (kopia)`, 150),
    ...{ description, purpose, audience, company_filter, one_per, anonymous, allow_edit_until_close },
    ...{ remind_every_days, remind_most, results_visible, thank_you, sections },
  });
  await writeQuestions(made as unknown as Survey, await questionsOf(tx, scope.tenant.id, survey.id), context);
  return one(tx, scope, resources.surveys, made.id);
}
