import { resources } from '../../../resources';
import { cut } from '../../lib/text';
import { nextNumber } from '../db/counters';
import { conflict } from '../errors';
import type { HookContext } from '../handlers/define';
import { passOnFiles } from '../records/conversation/attaching';
import type { WrittenPost } from '../records/conversation/post';
import { writePost } from '../records/conversation/writing';
import { create } from '../records/create';
import { lockRecord } from '../records/current';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { answeredNow, keepTicket, moveTicket, type Ticket, type TicketValues } from './moving';
import { openFollowUp } from './rows';
import { tellAnswered } from './telling';

const over: readonly Ticket['status'][] = ['closed', 'cancelled'];
const backToWork: readonly Ticket['status'][] = ['waiting_client', 'resolved'];

/** `S/2026/00001`, each number once. */
export async function newNumber({ tx, scope }: HookContext): Promise<string> {
  const year = todayOf(scope).slice(0, 4);
  const number = await nextNumber(tx, scope.tenant.id, `tickets:${year}`);
  return `S/${year}/${String(number).padStart(5, '0')}`;
}

/** What follows from a post that the client sees too; a note of the office's changes nothing. */
export async function afterPost(ticket: Ticket, post: WrittenPost, { tx, scope }: HookContext): Promise<void> {
  if (post.internal || post.author_id === null) return;
  if (ticket.merged_into_id !== null && !post.from_office)
    throw conflict('Ta sprawa jest prowadzona dalej w innej. Napisz w tamtej sprawie.', undefined, 'merged');
  const told = post.from_office ? await officeWrote(ticket, post, scope, tx) : await clientWrote(ticket, post, { tx, scope });
  if (told) await tellAnswered(tx, scope, told, post.from_office);
}

async function officeWrote(ticket: Ticket, post: WrittenPost, scope: Scope, tx: HookContext['tx']): Promise<Ticket | null> {
  const values: TicketValues = {
    ...answeredNow(ticket, scope),
    ...(ticket.assignee_id === null ? { assignee_id: post.author_id } : {}),
    ...(ticket.status === 'new' ? { status: 'open' } : {}),
  };
  return keepTicket(tx, scope, ticket.id, values);
}

async function clientWrote(ticket: Ticket, post: WrittenPost, context: HookContext): Promise<Ticket | null> {
  const { tx, scope } = context;
  if (over.includes(ticket.status)) {
    await goOn(ticket, post, context);
    return null;
  }
  return backToWork.includes(ticket.status) ? moveTicket(tx, scope, ticket, 'open') : ticket;
}

/**
 * A closed case stays closed: what a client writes to it goes, with its files, into a new one tied to it, and so does all that follows while
 * that one is open.
 */
async function goOn(ticket: Ticket, post: WrittenPost, { tx, scope }: HookContext): Promise<void> {
  await passOnFiles(tx, scope, post);
  const further = await openFollowUp(tx, scope.tenant.id, ticket.id);
  const held = further && (await lockRecord(tx, scope.tenant.id, resources.tickets, further.id, []));
  if (held) {
    await writePost(tx, scope, resources.tickets, held, { ...post, reply_to: null, mentions: [] });
    return say(tx, scope, ticket.id, `Ta sprawa jest już zamknięta, dlatego odpowiedź trafiła do sprawy ${further.number}.`);
  }
  const made = await create(tx, scope, resources.tickets, {
    subject: cut(`Dalszy ciąg: ${ticket.subject}`, 150),
    description: post.body ?? '<p>W załączeniu pliki.</p>',
    company_id: ticket.company_id,
    category_id: ticket.category_id,
    parent_id: ticket.id,
    attachment_ids: [...post.file_ids],
  });
  await say(tx, scope, ticket.id, `Ta sprawa jest już zamknięta, dlatego odpowiedź otworzyła nową sprawę ${made.number}.`);
}

/** The server's own words in a case, for both sides; `text` holds no markup. */
export async function say(tx: HookContext['tx'], scope: Scope, id: string, text: string): Promise<void> {
  const record = await lockRecord(tx, scope.tenant.id, resources.tickets, id, []);
  if (!record) return;
  const body = `<p>${text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;')}</p>`;
  const server = { author_id: null, from_office: true, internal: false, reply_to: null, mentions: [], file_ids: [] };
  await writePost(tx, scope, resources.tickets, record, { ...server, body });
}
