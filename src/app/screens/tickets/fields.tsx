import type { tickets } from '../../../../resources/tickets';
import { Nothing } from '../../fields/Nothing';
import type { Answered } from '../../records/answered';
import type { WidgetProps } from '../../resource/ownParts';
import type { OwnFields } from '../ownFields';
import { DueMoment } from './DueMoment';

/** When a case's next clock runs out; of one that stands nothing. */
function NextDue({ record }: WidgetProps) {
  const { next_due } = record as Answered<typeof tickets, never, 'next_due'>;
  return next_due ? <DueMoment due={next_due} /> : <Nothing />;
}

export default { widgets: { next_due: NextDue } } satisfies OwnFields;
