import { outboxHere } from '../../../outbox/here';
import type { Delivery } from '../../../outbox/item';
import { verdictOf } from '../../../outbox/queue';
import { deliver } from '../../../outbox/useOutbox';
import { request } from '../../../providers/request';

type Answers = Readonly<Record<string, unknown>>;

export const placeOf = (id: string) => `survey.${id}`;
const addressOf = (id: string) => `/api/surveys/mine/${id}`;

/** Answers as they are given; those of a survey that was sent meanwhile need no keeping. */
const given = (id: string, title: string, answers: Answers): Delivery => ({
  named: ['odpowiedzi w ankiecie', 'odpowiedzi w ankietach', 'odpowiedzi w ankietach'],
  title: `Odpowiedzi: ${title}`,
  place: placeOf(id),
  address: location.pathname,
  calls: [{ method: 'PUT', path: addressOf(id), body: { answers }, done: 'submitted' }],
});

/** A file beside those that answer the question already, as the office has them by then. */
export const filed = (id: string, question: string, file: File): Omit<Delivery, 'place'> => ({
  named: ['plik do ankiety', 'pliki do ankiet', 'plików do ankiet'],
  title: file.name,
  address: location.pathname,
  calls: [
    {
      method: 'PUT',
      path: addressOf(id),
      body: { answers: {} },
      files: { field: question, many: true, within: 'answers', beside: addressOf(id) },
      done: 'submitted',
    },
  ],
});

/** Whether it is a file that answers this question. */
export const isFileOf = ({ calls }: Delivery, question: string) => calls[0]?.files?.field === question;

/** The word that all is answered. Sent twice it changes nothing: a survey has one response of a person. */
const finished = (id: string, title: string): Delivery => ({
  named: ['wysłanie ankiety', 'wysłania ankiet', 'wysłań ankiet'],
  title,
  place: placeOf(id),
  address: location.pathname,
  calls: [{ method: 'POST', path: `${addressOf(id)}/submit`, done: 'submitted' }],
});

/** Whether it is the word that all of this survey is answered. */
export const isFinishing = ({ place, calls }: Delivery, id: string) => place === placeOf(id) && calls[0]?.method === 'POST';

/** What of this survey's answers waits on the device after its last word, the oldest first: what stands before it goes before it. */
async function waitingOf(id: string) {
  const outbox = await outboxHere();
  const { items, active } = outbox.shown();
  const waiting = items.filter(
    ({ id: own, delivery, state, files }) =>
      delivery.place === placeOf(id) && state === 'waiting' && files.length === 0 && own !== active?.id,
  );
  return { outbox, waiting: waiting.slice(waiting.findLastIndex(({ delivery }) => isFinishing(delivery, id)) + 1) };
}

/** Keeps answers: at the office, or on this device while there is no network, in one piece with those that wait already. */
export async function keepAnswers(id: string, title: string, answers: Answers): Promise<'saved' | 'held'> {
  const { outbox, waiting } = await waitingOf(id);
  if (waiting.length === 0) {
    try {
      await request(addressOf(id), { method: 'PUT', body: { answers } });
      return 'saved';
    } catch (error) {
      if (verdictOf(error) === 'refused') throw error;
    }
  }
  const before = waiting.map(({ delivery }) => delivery.calls[0]?.body?.answers as Answers);
  const outcome = await deliver(given(id, title, Object.assign({}, ...before, answers)));
  if (outcome.state === 'refused') throw outcome.error;
  await outbox.remove(waiting.map((item) => item.id));
  return outcome.state === 'sent' ? 'saved' : 'held';
}

export const sendSurvey = (id: string, title: string) => deliver(finished(id, title));
