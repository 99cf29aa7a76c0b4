import { tickets as declaration } from '../../../../resources/tickets';
import type { FieldMap } from '../../../schema';
import { Fact, Facts } from '../../kit/Facts';
import { Panel } from '../../kit/Panel';
import { Cell } from '../../resource/Cell';
import type { Ticket } from './ticket';

const fields: FieldMap = declaration.fields;

interface TicketFactsProps {
  ticket: Ticket;
  keys: readonly string[];
  /** Of these, records that are named without a way to them. */
  named?: readonly string[];
}

/** What is known of a case, one under the other; what is not known takes no room. */
export function TicketFacts({ ticket, keys, named = [] }: TicketFactsProps) {
  const known = keys.filter((key) => {
    const value = ticket[key];
    return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
  return (
    <Panel title="Szczegóły">
      <Facts className="panel-body">
        {known.map((key) => {
          const field = fields[key];
          return field ? (
            <Fact key={key} term={field.label}>
              <Cell column={{ kind: 'field', key, field }} compact={false} inLink={named.includes(key)} />
            </Fact>
          ) : null;
        })}
      </Facts>
    </Panel>
  );
}
