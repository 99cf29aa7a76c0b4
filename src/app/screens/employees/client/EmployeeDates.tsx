import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WaitingItem } from '../../../../contract/waiting';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { DueChip } from '../../../layout/DueChip';
import { StatusChip } from '../../../layout/StatusChip';

interface EmployeeDatesProps {
  title: string;
  /** Employees with what runs out. */
  items: readonly WaitingItem[];
  /** Rows of a table; otherwise lines. */
  table: boolean;
  /** Over the list of all of them: every line stands there, and no way to it. */
  here?: boolean;
  /** What can be done about a line at once. */
  action?: (item: WaitingItem) => ReactNode;
}

const shown = 6;

/** Employees with a date that runs out soon or already has, the nearest first; nothing is drawn where there are none. */
export function EmployeeDates({ title, items, table, here = false, action }: EmployeeDatesProps) {
  if (items.length === 0) return null;
  const first = here ? items : items.slice(0, shown);
  return (
    <Panel title={title} beside={<span className="quiet number">{items.length}</span>}>
      {table ? (
        <div className="card-table">
          <table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">Pracownik</th>
                <th scope="col">Co zrobić</th>
                <th scope="col">Termin</th>
              </tr>
            </thead>
            <tbody>
              {first.map((item) => (
                <tr key={`${item.kind} ${item.id}`}>
                  <td>
                    <Link className="card-title" to={item.link}>
                      {item.title}
                    </Link>
                  </td>
                  <td>{item.asks}</td>
                  <td>
                    <When item={item} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Cards>
          {first.map((item) => (
            <Card
              key={`${item.kind} ${item.id}`}
              title={item.title}
              to={item.link}
              facts={
                <>
                  {item.asks} <When item={item} />
                </>
              }
              step={action?.(item)}
            />
          ))}
        </Cards>
      )}
      {!here && (
        <p className="panel-foot">
          <Link className="more" to="/employees">
            Wszyscy pracownicy
          </Link>
        </p>
      )}
    </Panel>
  );
}

/** A day that a list may not tell is told on the employee’s own page. */
function When({ item: { due, late } }: { item: WaitingItem }) {
  if (due) return <DueChip due={due.slice(0, 10)} />;
  return late ? <StatusChip label="po terminie" color="error" /> : null;
}
