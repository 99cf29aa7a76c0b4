import { resources } from '../../../resources';
import { isUuid } from '../../lib/uuid';
import { richText } from '../../schema';
import { conflict, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { reach, viewForWriting } from '../records/reach';
import { keepTicket, moveTicket, type Ticket } from './moving';
import { say } from './posting';

/** How much of the merged case's words its successor quotes. */
const excerpt = 600;

/** Two cases of one company become one: the first is closed and says where it goes on, its people follow the other. */
export async function merge(ticket: Ticket, body: Readonly<Record<string, unknown>>, { tx, scope }: HookContext): Promise<void> {
  const { into_id } = body;
  if (typeof into_id !== 'string' || !isUuid(into_id)) throw invalid({ into_id: 'Wybierz sprawę' });
  if (into_id === ticket.id) throw invalid({ into_id: 'Wybierz inną sprawę' });
  if (ticket.merged_into_id !== null) throw conflict('Ta sprawa jest już połączona z inną.', undefined, 'merged');
  if (ticket.billable === 'extra_pending') throw conflict('Najpierw wycofaj wycenę, na którą czeka klient.', undefined, 'priced');
  const view = await viewForWriting(tx, scope, resources.tickets, 'edit', into_id);
  const into = (await reach(tx, view, into_id, null)) as unknown as Ticket;
  if (into.company_id !== ticket.company_id) throw invalid({ into_id: 'Ta sprawa dotyczy innej firmy' });
  // Each quotes the other, and the client reads one of them.
  if ((into.channel === 'internal') !== (ticket.channel === 'internal'))
    throw invalid({ into_id: 'Sprawy wewnętrznej nie łączy się ze sprawą, którą widzi klient' });
  if (into.status === 'closed' || into.status === 'cancelled' || into.merged_into_id !== null)
    throw invalid({ into_id: 'Ta sprawa jest zamknięta' });
  const own = (into.watchers ?? []).map(({ user_id }) => user_id);
  const theirs = [ticket.requester_id, ...(ticket.watchers ?? []).map(({ user_id }) => user_id)].filter((id) => id !== null);
  const watchers = [...new Set([...own, ...theirs])].filter((id) => id !== into.requester_id);
  await say(tx, scope, ticket.id, `Tę sprawę prowadzimy dalej w sprawie ${into.number}: ${into.subject}.`);
  await moveTicket(tx, scope, ticket, 'closed', { merged_into_id: into.id });
  await keepTicket(tx, scope, into.id, { watchers: watchers.map((user_id) => ({ user_id })) });
  const words = richText.format(ticket.description).replace(/\s+/g, ' ').slice(0, excerpt);
  await say(tx, scope, into.id, `Dołączono sprawę ${ticket.number} „${ticket.subject}”: ${words}`);
}
