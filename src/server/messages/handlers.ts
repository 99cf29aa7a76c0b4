import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { wholeSecond } from '../db/columns';
import type { Database, Tx } from '../db/database';
import { keepDecision } from '../decisions/keep';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { notify } from '../notices/notify';
import { clientsOf, companyTitle } from '../notices/people';
import { trailOf } from '../records/audit';
import { readAll } from '../records/conversation/marking';
import type { WrittenPost } from '../records/conversation/post';
import { one } from '../records/one';
import { patch } from '../records/patch';
import { reach } from '../records/reach';
import type { Answer } from '../records/reading';
import { titlesOf } from '../records/titlesOf';
import { viewOf } from '../records/view';
import { within } from '../records/within';
import { actorOf, type Scope } from '../scope';
import { plannedFor, sendLater } from './planned';
import { keeperOf, lastWord, movePlanned } from './rows';

type Thread = RecordOf<typeof resources.messages>;

/** A conversation with a client: whose turn it is follows from who wrote last. */
export const messages = defineHandlers(resources.messages, {
  async create({ assignee_id, company_id, scheduled_at }, { tx, scope }) {
    if (scheduled_at) plannedFor(scheduled_at, scope.now);
    const planned = scheduled_at ? { status: 'planned' as const } : {};
    if (assignee_id || !company_id) return planned;
    const writer = scope.who.isAdmin ? actorOf(scope) : null;
    return { ...planned, assignee_id: writer ?? (await keeperOf(tx, scope.tenant.id, company_id)) };
  },
  update({ scheduled_at }, before) {
    if (scheduled_at !== undefined && scheduled_at !== before.scheduled_at && before.status !== 'planned')
      throw invalid({ scheduled_at: 'Ta wiadomość nie czeka na wysłanie' });
    return {};
  },
  transitions: {
    send_now: (_before, { scope }) => ({ last_post_at: toWarsaw(scope.now) }),
  },
  async saved(after, before, context) {
    if (!after) return;
    const { tx, scope } = context;
    const { id, status, scheduled_at } = after;
    const isNew = status !== before?.status || scheduled_at !== before.scheduled_at;
    if (status === 'planned' && scheduled_at && isNew) {
      const at = await sendLater({ resource: 'messages', id, scheduled_at }, context);
      await movePlanned(tx, scope.tenant.id, id, at);
    }
    if (status === 'open' && (before?.status === 'closed' || before?.status === 'archived')) await giveTurnBack(after, context);
    if (status === 'waiting_client' && (before?.status === 'planned' || before?.status === 'called_off')) {
      const post = await movePlanned(tx, scope.tenant.id, id, wholeSecond(scope.now));
      if (!post) throw conflict('Treść tej wiadomości została wycofana. Napisz nową wiadomość.', undefined, 'retracted');
      await tellOtherSide(after, { from_office: true, author_id: post.author_id }, context);
    }
  },
  async posted(thread, post, context) {
    if (post.internal) return;
    const { tx, scope } = context;
    if (thread.status === 'planned' || thread.status === 'called_off') return keepPlanned(thread, context);
    const told = thread.kind === 'announcement' && thread.last_post_at === null;
    const answered = thread.last_post_at !== null && (post.from_office ? thread.status === 'waiting_office' : true);
    await patch(tx, trailOf(scope), resources.messages, thread.id, {
      status: told && !thread.requires_confirmation ? 'open' : post.from_office ? 'waiting_client' : 'waiting_office',
      last_post_at: toWarsaw(scope.now),
      ...(thread.assignee_id === null && post.from_office ? { assignee_id: post.author_id } : {}),
      ...(answered ? { due_answer_at: null } : {}),
    });
    await tellOtherSide(thread, post, context);
  },
});

/** A thread that is opened again waits for whom it waited: the side that did not write last. What was only announced, with nothing to be confirmed, waits for nobody. */
async function giveTurnBack(
  { id, kind, requires_confirmation, confirmed_at }: Thread,
  { tx, scope }: HookContext,
): Promise<void> {
  const last = await lastWord(tx, scope.tenant.id, id);
  if (last === null) return;
  const isToConfirm = requires_confirmation && confirmed_at === null;
  if (kind === 'announcement' && !last.answered && !isToConfirm) return;
  await patch(tx, trailOf(scope), resources.messages, id, { status: last.ofOffice ? 'waiting_client' : 'waiting_office' });
}

/** The first words of a planned thread carry the moment at which they go out, and nobody hears of them before; more are not written until then. */
async function keepPlanned({ id, scheduled_at, last_post_at }: Thread, { tx, scope }: HookContext): Promise<void> {
  if (last_post_at !== null)
    throw conflict(
      'Ta wiadomość nie została jeszcze wysłana. Popraw jej treść albo wyślij ją teraz; notatkę wewnętrzną możesz dodać.',
      undefined,
      'planned',
    );
  await movePlanned(tx, scope.tenant.id, id, plannedFor(scheduled_at, scope.now));
  await patch(tx, trailOf(scope), resources.messages, id, { last_post_at: toWarsaw(scope.now) });
}

/** The other side hears of a post: a company's people, or whoever of the office keeps the thread. */
async function tellOtherSide(
  { id, subject, company_id, kind, assignee_id }: Thread,
  { from_office, author_id }: Pick<WrittenPost, 'from_office' | 'author_id'>,
  { tx, scope }: HookContext,
): Promise<void> {
  const { tenant } = scope;
  const to = from_office ? await clientsOf(tx, tenant.id, company_id) : assignee_id ? [assignee_id] : [];
  const names = author_id ? await titlesOf(tx, tenant.id, resources.users, [author_id]) : null;
  await notify(tx, scope, {
    event: from_office && kind === 'announcement' ? 'announcement' : 'message_new',
    to,
    record: { resource: 'messages', id },
    values: {
      tytul: subject,
      firma: await companyTitle(tx, tenant.id, company_id),
      autor: names?.get(author_id ?? '') ?? tenant.config.tenant.name,
    },
  });
}

/** Keeps that a client has read and understood an announcement which asks for it; once for a company. */
export function confirmReceipt(on: Database | Tx, scope: Scope, id: string): Promise<Answer> {
  const { messages: threads } = resources;
  return within(on, async (tx) => {
    const thread = await reach(tx, viewOf(scope, threads, 'show'), id, null);
    const role = scope.who.companies.find(({ id }) => id === thread.company_id)?.role;
    if (!role || role === 'viewer') throw forbidden();
    if (!thread.requires_confirmation) throw conflict('Ta wiadomość nie wymaga potwierdzenia.', undefined, 'not_asked');
    if (thread.confirmed_at !== null) throw conflict('Ta wiadomość jest już potwierdzona.', undefined, 'confirmed');
    const confirmed = { confirmed_at: toWarsaw(scope.now), confirmed_by_id: scope.who.id, status: 'closed' };
    await patch(tx, trailOf(scope), threads, id, confirmed);
    await keepDecision(
      {
        company_id: String(thread.company_id),
        kind: 'acknowledgement',
        title: `Potwierdzone zapoznanie się: wiadomość „${thread.subject}”`,
        effect: 'Biuro widzi, że treść jest znana.',
        about: 'messages',
        record_id: id,
      },
      { tx, scope },
    );
    // Whoever confirms says that they have read it.
    await readAll(tx, scope, threads, id);
    return one(tx, scope, threads, id);
  });
}
