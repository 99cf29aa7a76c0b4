import { addDays, addMonths } from '../../lib/dates';
import { opened, sees } from '../trainings/audience';
import type { User } from './people';
import { type Chance, idOf } from './random';
import { type DemoQuestion, type DemoTraining, demoTrainings } from './trainingWords';

type Made = { id: string } & Record<string, unknown>;
interface Firm {
  today: string;
  people: readonly User[];
  clients: readonly User[];
}

/** What an office teaches, with who has learnt it already. */
export function trainings(luck: Chance, moment: number, firm: Firm) {
  const made = {
    'training-categories': [] as Made[],
    trainings: [] as Made[],
    'training-questions': [] as Made[],
    'training-completions': [] as Made[],
    counters: [] as { name: string; value: number }[],
  };
  const author_id = firm.people.find(({ roles }) => roles.includes('manager'))?.id ?? null;
  const year = firm.today.slice(0, 4);
  let certificates = 0;
  const nextCertificate = () => {
    certificates += 1;
    return `SZ/${year}/${String(certificates).padStart(5, '0')}`;
  };
  for (const [at, { trainings: list, ...category }] of demoTrainings.entries()) {
    const shelf = { id: idOf(luck, moment), ...category, active: true, order: (at + 1) * 10 };
    made['training-categories'].push({ ...shelf, visible_to: opened(shelf) });
    for (const one of list) {
      const training = trainingOf(luck, moment, one, { category: shelf, author_id });
      made.trainings.push(training);
      made['training-questions'].push(
        ...(one.questions ?? []).map((question, nth) => ({
          id: idOf(luck, moment),
          training_id: training.id,
          author_id,
          position: (nth + 1) * 10,
          points: 1,
          ...questionOf(question),
        })),
      );
      const { visible_to } = training;
      if (!one.more.mandatory) continue;
      const learners = [
        ...(visible_to.includes('staff') ? firm.people : []),
        ...(visible_to.includes('clients') ? firm.clients : []),
      ];
      made['training-completions'].push(
        ...learners.map(({ id: user_id, email }) =>
          completionOf(luck, moment, one, {
            training_id: training.id,
            user_id,
            today: firm.today,
            fresh: isFresh(email),
            nextCertificate,
          }),
        ),
      );
    }
  }
  made.counters.push({ name: `training-certificates:${year}`, value: certificates });
  const { counters, ...records } = made;
  return { ...records, 'counters of trainings': counters };
}

/** Those one logs in as have something left to do. */
const isFresh = (email: string) => /^(ksiegowa|pracownik|jan|anna|ewa)@/.test(email);

function trainingOf(
  luck: Chance,
  moment: number,
  { title, summary, kind, content, lessons, questions, more }: DemoTraining,
  {
    category,
    author_id,
  }: { category: { id: string; audience: 'clients' | 'staff' | 'both'; active: boolean }; author_id: string | null },
) {
  const training = {
    id: idOf(luck, moment),
    category_id: category.id,
    title,
    summary,
    kind,
    content: content ?? null,
    lessons: (lessons ?? []).map(([name, minutes, text]) => ({ title: name, content: text, video_url: null, minutes })),
    quiz_questions: questions?.length ?? 0,
    audience: 'both' as 'clients' | 'staff' | 'both',
    status: 'published',
    author_id,
    ...more,
  };
  return { ...training, visible_to: sees(training, category) };
}

function questionOf(question: DemoQuestion): Record<string, unknown> {
  const { text, why = null } = question;
  const common = { text, explanation: why, options: [] };
  if ('isTrue' in question) return { ...common, type: 'true_false', is_true: question.isTrue };
  if ('number' in question) return { ...common, type: 'number', number: question.number * 100 };
  if ('order' in question)
    return {
      ...common,
      type: 'order',
      options: question.order.map((each) => ({ text: each, correct: false, explanation: null })),
    };
  const options = question.answers.map((answer, at) => {
    const [said, explanation] = typeof answer === 'string' ? [answer, null] : answer;
    return { text: said, correct: at < question.right, explanation };
  });
  // Right answers are not always the first ones to be read.
  return { ...common, type: question.right > 1 ? 'multi' : 'single', options: [...options.slice(1), ...options.slice(0, 1)] };
}

interface Learner {
  training_id: string;
  user_id: string;
  today: string;
  fresh: boolean;
  nextCertificate: () => string;
}

function completionOf(luck: Chance, moment: number, { lessons, more }: DemoTraining, learner: Learner): Made {
  const { training_id, user_id, today, fresh, nextCertificate } = learner;
  const state = fresh
    ? luck.weighted({ assigned: 2, started: 2 })
    : luck.weighted({ passed: 6, assigned: 1, started: 1, overdue: 1 });
  const due_on = state === 'overdue' ? addDays(today, -luck.whole(1, 9)) : addDays(today, luck.whole(4, 18));
  const base = {
    id: idOf(luck, moment),
    training_id,
    user_id,
    status: state,
    due_on,
    revision: 1,
    round: 1,
    attempts: 0,
    progress: 0,
  };
  if (state === 'passed') {
    const day = addDays(today, -luck.whole(3, 60));
    const all = (lessons ?? []).map((_, at) => ({ lesson: at + 1 }));
    return {
      ...base,
      progress: 100,
      score: luck.pick([80, 100, 100]),
      attempts: luck.whole(1, 2),
      started_at: `${day} 09:10:00`,
      acknowledged_at: `${day} 09:41:00`,
      completed_at: `${day} 09:41:00`,
      valid_to: typeof more.repeat_months === 'number' ? addMonths(day, more.repeat_months) : null,
      certificate_number: more.certificate ? nextCertificate() : null,
      lessons_seen: all,
    };
  }
  if (state !== 'started') return { ...base, lessons_seen: [] };
  const stages = (lessons?.length ?? 0) + 2;
  return {
    ...base,
    progress: Math.floor(100 / stages),
    started_at: `${addDays(today, -2)} 14:20:00`,
    lessons_seen: lessons ? [{ lesson: 1 }] : [],
  };
}
