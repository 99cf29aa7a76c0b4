import { countOf } from '../../lib/text';
import { Fact, Facts } from '../kit/Facts';
import type { ShownValue } from './shownValue';

/** The items of an object list: each a small block of its fields; in a table their number. */
export function Items({ value, field, source, record, resource, compact, Nested }: ShownValue) {
  const items = value as Record<string, unknown>[];
  if (compact) return <span className="number">{countOf(items.length, 'pozycja', 'pozycje', 'pozycji')}</span>;
  const fields = Object.entries(field.of ?? {});
  return (
    <ol className="listed-items">
      {items.map((item, at) => (
        <li key={JSON.stringify([at, item])}>
          <Facts look="line">
            {fields.map(([key, each]) => (
              <Fact key={key} term={each.label}>
                {Nested && (
                  <Nested value={item[key]} field={each} source={`${source}.${at}.${key}`} record={record} resource={resource} />
                )}
              </Fact>
            ))}
          </Facts>
        </li>
      ))}
    </ol>
  );
}
