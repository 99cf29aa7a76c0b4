import { addDays } from '../../lib/dates';
import { type Chance, idOf } from './random';

type Made = { id: string } & Record<string, unknown>;

/** Questions put to colleagues and clients, with votes. */
export function polls(
  luck: Chance,
  moment: number,
  today: string,
  staff: readonly { id: string }[],
  clients: readonly { id: string }[],
) {
  const made = { polls: [] as Made[], 'poll-votes': [] as Made[] };
  const ask = (
    question: string,
    answers: readonly string[],
    more: Record<string, unknown>,
    voters: readonly { id: string }[],
  ) => {
    const id = idOf(luck, moment);
    made.polls.push({
      id,
      question,
      options: answers.map((text) => ({ text })),
      author_id: staff[0]?.id ?? null,
      status: 'open',
      ...more,
    });
    for (const { id: user_id } of voters)
      made['poll-votes'].push({
        id: idOf(luck, moment),
        poll_id: id,
        user_id,
        picked: [`o${luck.whole(1, answers.length)}`],
        comment: null,
      });
  };
  ask(
    'Kiedy spotykamy się na wigilii biura?',
    ['Czwartek 17 grudnia', 'Piątek 18 grudnia', 'Poniedziałek 21 grudnia'],
    { audience: 'staff', anonymous: false, closes_on: addDays(today, 12) },
    staff.slice(4, 14),
  );
  ask(
    'Jak najchętniej przekazujesz dokumenty?',
    ['Zdjęcie w panelu', 'Plik PDF w panelu', 'E-mail', 'Papier w biurze'],
    { audience: 'everybody', results_visible: 'after_vote', closes_on: addDays(today, 20) },
    [...staff.slice(6, 12), ...clients.slice(2)],
  );
  ask(
    'Czy skrócić piątek do 15:00 w sezonie zeznań?',
    ['Tak', 'Nie', 'Obojętne'],
    { audience: 'staff', status: 'closed', results_visible: 'after_close' },
    staff.slice(3, 15),
  );
  return made;
}
