import { countOf } from '../../lib/text';
import type { ShownValue } from './shownValue';

/** The items of an object list: each a small block of its fields; in a table their number. */
export function Items({ value, field, source, record, resource, compact, Nested }: ShownValue) {
  const items = value as Record<string, unknown>[];
  if (compact) return <span className="number">{countOf(items.length, 'pozycja', 'pozycje', 'pozycji')}</span>;
  const fields = Object.entries(field.of ?? {});
  return (
    <ol className="items">
      {items.map((item, at) => (
        <li key={JSON.stringify([at, item])}>
          <dl>
            {fields.map(([key, each]) => (
              <div key={key}>
                <dt>{each.label}</dt>
                <dd>
                  {Nested && (
                    <Nested
                      value={item[key]}
                      field={each}
                      source={`${source}.${at}.${key}`}
                      record={record}
                      resource={resource}
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
