import { settled } from '../../contract/surveys/answers';
import { kinds } from '../../contract/surveys/kinds';
import { blankQuestion, type Question } from '../../contract/surveys/question';
import { type SurveyTemplate, surveyTemplates } from '../../contract/surveys/templates';
import { shiftDate } from '../../domain/calendar/workingDays';
import { taxForm } from '../../domain/campaigns/taxForm';
import { addDays } from '../../lib/dates';
import { type Chance, idOf } from './random';

type Made = { id: string } & Record<string, unknown>;
interface People {
  staff: readonly { id: string }[];
  /** Firms whose people have no account here answer too: somebody rang them up. */
  companies: readonly { id: string; company_type: string }[];
  /** The firms of those who can log in. */
  pictured: readonly { id: string }[];
}

const words = ['Proszę o przypomnienie o terminach.', 'Wszystko działa, dziękuję.', 'Wolę kontakt przez panel.', 'Brak uwag.'];

/** Surveys in their different states, with answers of many kinds. */
export function surveys(luck: Chance, moment: number, today: string, { staff, companies, pictured }: People) {
  const made: Record<'surveys' | 'survey-questions' | 'survey-invitations' | 'survey-responses' | 'campaign-clients', Made[]> = {
    surveys: [],
    'survey-questions': [],
    'survey-invitations': [],
    'survey-responses': [],
    'campaign-clients': [],
  };
  const add = (template: SurveyTemplate, values: Record<string, unknown>, asked: readonly Asked[]) => {
    const id = idOf(luck, moment);
    const { questions } = template;
    made.surveys.push({ id, ...template.survey, author_id: staff[3]?.id ?? null, remind_every_days: 3, ...values });
    for (const [position, question] of questions.entries())
      made['survey-questions'].push({ ...question, id: idOf(luck, moment), survey_id: id, position });
    for (const { company_id = null, user_id = null, answers } of asked) {
      const invitation = idOf(luck, moment);
      const state = answers ? 'submitted' : 'invited';
      made['survey-invitations'].push({ id: invitation, survey_id: id, company_id, user_id, state, reminded_count: 0 });
      if (!answers) continue;
      const submitted_on = addDays(today, -luck.whole(1, 9));
      const tie =
        template.survey.anonymous || values.anonymous
          ? {}
          : {
              invitation_id: invitation,
              company_id,
              user_id,
              submitted_on,
              submitted_at: `${submitted_on} 1${luck.whole(0, 6)}:20:00`,
            };
      const kept = settled(questions, given(luck, questions));
      const rows = Object.entries(kept).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
      made['survey-responses'].push({ id: idOf(luck, moment), survey_id: id, answers: rows, ...tie });
    }
    return id;
  };
  const [pit, onboarding, nps, service] = surveyTemplates;
  const firms = (list: readonly { id: string }[], answers: boolean) =>
    list.map(({ id: company_id }) => ({ company_id, answers }));
  if (!pit || !onboarding || !nps || !service) return made;

  const open = { status: 'open', opens_at: `${addDays(today, -10)} 08:00:00`, closes_at: `${addDays(today, 14)} 20:00:00` };
  const over = { status: 'closed', opens_at: `${addDays(today, -40)} 08:00:00`, closes_at: `${addDays(today, -12)} 20:00:00` };
  add(service, open, [...firms(companies.slice(4, 18), true), ...firms([...pictured, ...companies.slice(18, 22)], false)]);
  add(onboarding, over, firms(companies.slice(4, 9), true));
  add({ ...pit, survey: { ...pit.survey, anonymous: false } }, { status: 'draft', company_filter: 'company_type:jdg' }, []);
  add(
    { ...nps, survey: { ...nps.survey, title: 'Czy polecisz pracę u nas?', description: 'Anonimowo, minuta.' } },
    { ...open, audience: 'staff', one_per: 'person', results_visible: 'respondents' },
    staff.slice(0, 16).map(({ id: user_id }, at) => ({ user_id, answers: at > 5 })),
  );

  const owned = companies.filter((each) => each.company_type === 'jdg' && !pictured.some(({ id }) => id === each.id));
  const year = Number(today.slice(0, 4)) + 1;
  const kept = { year, campaign: taxForm.id, due_date: shiftDate(`${year}-02-20`, 'forward') };
  const row = (company_id: string, values: object) =>
    made['campaign-clients'].push({ id: idOf(luck, moment), company_id, ...kept, ...values });
  const asked = [...firms(owned.slice(0, 4), true), ...firms(owned.slice(4, 7), false)];
  const form = { title: `${taxForm.name} ${year}`, description: taxForm.lead, purpose: 'annual' } as const;
  const questions = taxForm.questions(year).map((each): Question => ({ ...blankQuestion, ...each, options: each.options ?? [] }));
  const template = { ...pit, survey: { ...pit.survey, ...form, anonymous: false }, questions };
  const survey_id = add(template, { ...open, closes_at: `${kept.due_date} 23:59:59`, remind_every_days: null }, asked);
  for (const { company_id } of asked) row(company_id, { survey_id, sent_at: `${addDays(today, -9)} 09:12:00`, set_aside: false });
  for (const { id } of owned.slice(7, 9))
    row(id, { set_aside: true, reason: 'Klient zostaje przy swojej formie: mówił przez telefon.' });
  return made;
}

interface Asked {
  company_id?: string;
  user_id?: string;
  answers: boolean;
}

/** Something said to every question but what is kept encrypted, and files. */
function given(luck: Chance, questions: readonly Question[]): Record<string, unknown> {
  return Object.fromEntries(
    questions.flatMap((question) => (luck.yes(0.85) || question.required ? [[question.key, said(luck, question)]] : [])),
  );
}

function said(luck: Chance, question: Question): unknown {
  const { type, options, lines, min, max } = question;
  const some = () => luck.pick(options).value;
  switch (type) {
    case 'single':
    case 'dropdown':
      return { picked: [some()] };
    case 'multi':
      return { picked: options.map(({ value }) => value).filter(() => luck.yes(0.5)) };
    case 'yes_no':
    case 'consent':
      return luck.yes(0.6);
    case 'number':
      return luck.whole(min ?? 1, Math.min(max ?? 12, 12));
    case 'money':
      return luck.whole(80, 900) * 100_000;
    case 'scale5':
      return luck.whole(3, 5);
    case 'nps':
      return luck.whole(5, 10);
    case 'ranking':
      return luck.yes(0.5) ? options.map(({ value }) => value) : options.map(({ value }) => value).reverse();
    case 'matrix':
      return Object.fromEntries(lines.map(({ value }) => [value, some()]));
    case 'month':
      return `2026-0${luck.whole(1, 9)}`;
    case 'email':
      return `biuro${luck.whole(10, 99)}@klient.test`;
    case 'nip':
      return '5260250274';
    case 'long_text':
    case 'short_text':
      return luck.pick(words);
    default:
      return kinds[type].isSilent ? undefined : null;
  }
}
