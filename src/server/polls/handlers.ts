import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { conflict, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { fill } from '../records/fill';
import { todayOf } from '../records/present';
import { newId } from '../records/start';
import { actorOf, type Scope } from '../scope';
import { type Vote, votesOf } from './rows';

type Poll = RecordOf<typeof resources.polls>;

/** The job that tells people of a poll's beginning. */
export const pollOpenJob = 'polls.open';

const keyOf = (at: number) => `o${at + 1}`;
const isOver = (poll: Pick<Poll, 'status' | 'closes_on'>, today: string) =>
  poll.status === 'closed' || (poll.closes_on !== null && poll.closes_on < today);

/** Questions put to colleagues and clients: one vote each, results when the poll says so. */
export const polls = defineHandlers(resources.polls, {
  create: (values, { scope }) => ({ ...values, author_id: actorOf(scope) }),
  async update(changes, before, { tx, scope }) {
    const touches = 'options' in changes || 'question' in changes || 'multiple' in changes;
    if (touches && (await votesOf(tx, scope.tenant.id, before.id)).length > 0)
      throw conflict('Ktoś już głosował, więc pytania i odpowiedzi nie można zmienić.', undefined, 'voted');
    return changes;
  },
  async saved(after, before, { tx, scope }) {
    if (after?.status === 'open' && before?.status === 'draft') await enqueue(tx, scope.tenant.id, pollOpenJob, { id: after.id });
  },
  actions: { vote: async ([poll], body, context) => (poll ? vote(poll, body, context) : null) },
  async present(record, scope, db) {
    const poll = record as Poll;
    const votes = await votesOf(db, scope.tenant.id, poll.id);
    const mine = votes.find(({ user_id }) => user_id === scope.who.id)?.picked ?? null;
    const shown = scope.who.isAdmin || seesResults(poll, mine !== null, todayOf(scope));
    return {
      mine,
      votes: shown ? votes.length : null,
      results: shown ? resultsOf(poll, votes, scope) : null,
      comments: scope.who.isAdmin ? commentsOf(poll, votes) : [],
    };
  },
});

function seesResults(poll: Poll, voted: boolean, today: string): boolean {
  const { results_visible: when } = poll;
  return when === 'always' || (when === 'after_vote' && voted) || (when !== 'never' && isOver(poll, today));
}

/** Votes by answer; of an open poll the office also learns whose they are. */
function resultsOf({ options, anonymous }: Poll, votes: readonly Vote[], { who }: Scope) {
  return options.map(({ text }, at) => {
    const given = votes.filter(({ picked }) => picked.includes(keyOf(at)));
    return { text, count: given.length, ...(who.isAdmin && !anonymous ? { people: given.map(({ name }) => name) } : {}) };
  });
}

/** Of an anonymous poll by the alphabet: the order of the votes stands in its history with who gave them. */
function commentsOf({ anonymous }: Poll, votes: readonly Vote[]): string[] {
  const said = votes.flatMap(({ comment }) => comment ?? []);
  return anonymous ? said.sort() : said;
}

async function vote(poll: Poll, { picked, comment = null }: Record<string, unknown>, { tx, scope }: HookContext) {
  if (poll.audience === 'clients' && scope.who.isAdmin) throw conflict('To sonda dla klientów.', undefined, 'not_asked');
  if (poll.status !== 'open' || isOver(poll, todayOf(scope))) throw conflict('Głosowanie nie trwa.', undefined, 'closed');
  const keys = poll.options.map((_, at) => keyOf(at));
  if (!Array.isArray(picked) || picked.length === 0 || new Set(picked).size !== picked.length)
    throw invalid({ picked: 'Wybierz odpowiedź' });
  if (!picked.every((key) => keys.includes(key))) throw invalid({ picked: 'Wybierz odpowiedź z listy' });
  if (!poll.multiple && picked.length > 1) throw invalid({ picked: 'Wybierz jedną odpowiedź' });
  const said = typeof comment === 'string' ? comment.trim() : '';
  if (said !== '' && !poll.allow_comment) throw invalid({ comment: 'W tej sondzie nie ma komentarzy' });
  if (said.length > 500) throw invalid({ comment: 'Najwyżej 500 znaków' });
  // The poll's row is held, so two votes of one person wait for each other.
  const votes = await votesOf(tx, scope.tenant.id, poll.id);
  if (votes.some(({ user_id }) => user_id === scope.who.id)) throw conflict('Twój głos jest już policzony.', undefined, 'voted');
  const given = { id: newId(), poll_id: poll.id, user_id: scope.who.id, picked, comment: said === '' ? null : said };
  await fill(tx, { tenantId: scope.tenant.id, at: scope.now }, resources['poll-votes'], [given]);
  return { id: poll.id, mine: picked };
}
