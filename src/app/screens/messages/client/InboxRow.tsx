import { Link } from 'react-router';
import type { InboxItem, LastWords } from '../../../../contract/inbox';
import { formatDateTime } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { shortMoment } from '../../../../lib/shortMoment';
import { countOf } from '../../../../lib/text';
import type { Look } from '../../../../schema';
import { StatusChip } from '../../../layout/StatusChip';
import { declarations } from '../../../registry';
import { worded } from '../../../tenant/wording';

interface InboxRowProps {
  item: InboxItem;
  today: string;
  /** Says whose it is; a person with one company knows. */
  company: boolean;
}

/** A conversation in short: what it is about, who wrote last and how it begins, when, and whose turn it is. */
export function InboxRow({ item, today, company }: InboxRowProps) {
  const { resource, title, at, last, unread, link } = item;
  const declared = declarations()[resource];
  const own = declared && worded(declared);
  return (
    <li className="talk" data-unread={unread > 0 || undefined}>
      <Link className="talk-title" to={link}>
        {title}
      </Link>
      <time className="talk-time number" dateTime={at.replace(' ', 'T')} title={formatDateTime(at)}>
        {shortMoment(at, today)}
      </time>
      <span className="talk-words">{wordsOf(last)}</span>
      {unread > 0 && (
        <span className="menu-badge">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="unseen">{countOf(unread, 'nowa wiadomość', 'nowe wiadomości', 'nowych wiadomości')}</span>
        </span>
      )}
      <span className="talk-facts">
        <StatusChip {...chipOf(item, own?.fields)} />
        {item.waits?.net !== undefined && <span className="quiet number">{formatMoney(item.waits.net)} netto</span>}
        <span className="quiet">{[own?.labels.one, company ? item.company?.title : null].filter(Boolean).join(', ')}</span>
      </span>
    </li>
  );
}

function wordsOf({ mine, author, excerpt, files }: LastWords): string {
  const words = excerpt || (files > 0 ? countOf(files, 'plik', 'pliki', 'plików') : '');
  const from = mine ? 'Ty' : author;
  return from ? `${from}: ${words}` : words;
}

/** What waits for the reader, in the one colour of their turn, and in the state's words where these say so; else where it stands. */
function chipOf(
  { waits, status }: InboxItem,
  fields: Readonly<Record<string, { type: string; choices?: Readonly<Record<string, Look>> }>> = {},
): Look {
  const state = Object.values(fields).find(({ type }) => type === 'state');
  const stands = state?.choices?.[status];
  if (waits && (waits.amount !== null || stands?.color !== 'warning')) {
    const label = (waits.label[0] ?? '').toUpperCase() + waits.label.slice(1);
    return { label: waits.amount === null ? label : `${label}: ${formatMoney(waits.amount)}`, color: 'warning' };
  }
  return stands ?? { label: status };
}
