import { tickets as declaration } from '../../../../resources/tickets';
import { formatDateTime } from '../../../lib/dates';
import { Panel } from '../../kit/Panel';
import { Cell } from '../../resource/Cell';
import type { Ticket } from './ticket';

const { fields } = declaration;

/** What was asked at the beginning, with its files. */
export function Asked({ ticket }: { ticket: Ticket }) {
  const { requester } = ticket as { requester?: { title: string } | null };
  return (
    <Panel
      title="Treść sprawy"
      beside={
        <span className="quiet">
          {requester && `${requester.title}, `}
          {formatDateTime(ticket.created_at)}
        </span>
      }
    >
      <div className="panel-body">
        <Cell column={{ kind: 'field', key: 'description', field: fields.description }} compact={false} />
        {(ticket.attachment_ids ?? []).length > 0 && (
          <Cell column={{ kind: 'field', key: 'attachment_ids', field: fields.attachment_ids }} compact={false} />
        )}
      </div>
    </Panel>
  );
}
