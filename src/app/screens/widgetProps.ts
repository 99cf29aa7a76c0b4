import type { RaRecord } from 'ra-core';

/** What a widget of one field or computed value is drawn from; `compact` is a cell or a card. */
export interface WidgetProps {
  record: RaRecord;
  compact: boolean;
}
