import { resources } from '../../../resources';
import { shiftDate } from '../../domain/calendar/workingDays';
import { addWorkingMinutes } from '../../domain/calendar/workingTime';
import { categoryRecord, readyCategories } from '../../domain/tickets/categories';
import { answered, begun, type Clocks, stopped } from '../../domain/tickets/clocks';
import { addDays, fromWarsaw } from '../../lib/dates';
import { grossOf } from '../../lib/vat';
import { blank } from '../../schema/validate';
import type { Company } from './companies';
import type { User } from './people';
import type { DemoPost } from './posts';
import { type Chance, idOf } from './random';
import { type Plot, plots } from './ticketPlots';

type Made = { id: string } & Record<string, unknown>;
interface Given {
  today: string;
  people: readonly User[];
  companies: readonly Company[];
  memberships: readonly { user_id: string; company_id: string }[];
  items: readonly object[];
}

const happens = ({ of }: Plot, company: Company) => of?.(company) ?? true;

/** Clients' cases in every state, from the companies that have an account and from some that phone. */
export function tickets(luck: Chance, moment: number, { today, people, companies, memberships, items }: Given) {
  const categories: Made[] = readyCategories.map((each, nth) => ({
    ...blank(resources['ticket-categories']),
    ...categoryRecord(each, nth),
    id: idOf(luck, moment),
  }));
  const records: Made[] = [];
  const posts: DemoPost[] = [];
  const keeper = people.find(({ email }) => email.startsWith('ksiegowa'));
  const year = today.slice(0, 4);
  const mine = companies.slice(0, 3);
  const told = [
    ...mine
      .flatMap((company, nth) => plots.map((plot, at) => ({ company, plot, at, mine: nth })))
      .filter(({ company, plot, at, mine: nth }) => (at % 3 === nth || nth === 0) && happens(plot, company)),
    ...companies.slice(3, 24).flatMap((company, nth) => {
      const own = plots.filter((plot) => happens(plot, company));
      const plot = own[nth % own.length];
      return plot ? [{ company, plot, at: nth, mine: 9 }] : [];
    }),
  ];
  const dated = told.map((each) => ({
    ...each,
    day: shiftDate(addDays(today, -each.plot.daysAgo - (each.mine === 9 ? luck.whole(0, 3) : 0)), 'backward'),
  }));
  for (const { company, plot, day } of dated.sort((one, other) => one.day.localeCompare(other.day))) {
    const client = memberships.find(({ company_id }) => company_id === company.id)?.user_id ?? null;
    const id = idOf(luck, moment + records.length);
    const nth = records.length;
    const at = addWorkingMinutes(`${day} 0${8 + (nth % 2)}:${10 + ((nth * 7) % 45)}:00`, 5);
    const category = categories.find(({ code }) => code === plot.category);
    const item = items.map((each) => each as Made).find(({ name }) => name === plot.price);
    records.push({
      ...blank(resources.tickets),
      id,
      number: `S/${year}/${String(nth + 1).padStart(5, '0')}`,
      subject: plot.subject,
      description: `<p>${plot.text}</p>`,
      company_id: company.id,
      category_id: category?.id,
      group: category?.group,
      status: plot.status,
      priority: plot.priority ?? 'normal',
      channel: client ? 'portal' : 'phone',
      requester_id: client ?? company.owner_id,
      assignee_id: company.owner_id,
      tags: plot.tags ?? null,
      ...clocksAt(plot, at),
      ...(plot.status === 'resolved' ? { resolved_at: `${addDays(today, -1)} 14:20:00`, auto_close_on: addDays(today, 6) } : {}),
      ...(plot.status === 'closed' ? { closed_at: `${addDays(today, -2)} 06:15:00`, satisfaction: plot.rated ?? null } : {}),
      ...(item
        ? {
            billable: 'extra_pending',
            price_item_id: item.id,
            price_quantity: 100,
            price_amount: item.net_amount,
            price_gross_amount: grossOf(Number(item.net_amount), String(item.vat_rate)),
            price_vat_rate: item.vat_rate,
            price_note: 'Poza abonamentem, bo dotyczy zamkniętego roku.',
          }
        : {}),
      created_at: fromWarsaw(at),
    });
    const author = { client, office: company.owner_id, note: keeper?.id ?? company.owner_id };
    let last = at;
    for (const [from, text] of plot.lines) {
      const writer = author[from];
      if (!writer) continue;
      last = addWorkingMinutes(last, 55);
      const office = from !== 'client';
      posts.push({
        id: idOf(luck, moment + posts.length),
        record_id: id,
        author_id: writer,
        from_office: office,
        internal: from === 'note',
        body: `<p>${text}</p>`,
        at: last,
        read_by: [{ id: writer, office }],
      });
    }
  }
  return {
    'ticket-categories': categories,
    tickets: records,
    'posts of tickets': posts,
    'counters of tickets': [{ name: `tickets:${year}`, value: records.length }],
  };
}

/** The clocks as they would stand had all gone through the office's hands. */
function clocksAt({ status, lines, priority }: Plot, at: string): Clocks & { waiting_since?: string } {
  const hours =
    priority === 'urgent'
      ? { first: 2, solution: 8 }
      : priority === 'high'
        ? { first: 4, solution: 16 }
        : { first: 8, solution: 40 };
  const clocks = begun(at, hours);
  const first = lines.findIndex(([from]) => from === 'office');
  const known = first < 0 ? clocks : answered(clocks, addWorkingMinutes(at, 55 * (first + 1)));
  if (status === 'new' || status === 'open') return known;
  const since = addWorkingMinutes(at, 55 * Math.max(1, lines.length));
  const waits = status === 'waiting_client' || status === 'waiting_authority' || status === 'on_hold';
  return { ...stopped(known, since), ...(waits ? { waiting_since: since } : {}) };
}
