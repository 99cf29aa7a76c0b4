import type { RaRecord } from 'ra-core';
import { systemTickets } from '../../../../../resources/systemTickets';
import type { RecordOf } from '../../../../schema';
import { asMarkup } from '../../../conversation/draft';
import type { Delivery } from '../../../outbox/item';

/** A report about the panel as the API answers it to its author. */
export type Report = RaRecord &
  Pick<RecordOf<typeof systemTickets>, 'number' | 'title' | 'status' | 'created_at'> &
  Partial<RecordOf<typeof systemTickets>> & { unread?: number };

/** States that a report does not leave by itself. */
export const overStates: readonly Report['status'][] = ['fixed', 'released', 'rejected', 'duplicate'];
export const openStates = Object.keys(systemTickets.fields.status.choices ?? {}).filter(
  (status) => !overStates.includes(status as Report['status']),
);
export const waitsForReporter = ({ status }: Pick<Report, 'status'>): boolean => status === 'waiting_reporter';

/** A report that is being written and is not sent yet. */
export interface ReportDraft {
  kind: string;
  title: string;
  text: string;
}
const named = ['zgłoszenie', 'zgłoszenia', 'zgłoszeń'] as const;
export const place = 'system-tickets.new';
export const address = '/system-tickets/new';

/** A new report with what the panel adds about itself and its picture. */
export function newReport({ kind, title, text }: ReportDraft, along: Readonly<Record<string, string | null>>): Delivery {
  return {
    named,
    title: title.trim(),
    place,
    address,
    calls: [
      {
        method: 'POST',
        path: '/api/system-tickets/',
        body: { title: title.trim(), description: asMarkup(text), kind, ...along },
        files: { field: 'screenshot_id', many: false },
      },
    ],
    draft: { kind, title, text } satisfies ReportDraft,
  };
}
