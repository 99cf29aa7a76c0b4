import { Link } from 'react-router';
import { useShowPath } from '../records/useShowPath';
import { Nothing } from './Nothing';
import type { ShownValue } from './shownValue';

/** Another record by its title, a link where this person may open it. */
export function OtherRecord({ value, field, source, record }: ShownValue) {
  const embedded = record[source.replace(/_id$/, '')] as { id?: string; title?: string; deleted?: true } | null | undefined;
  const path = useShowPath(field.resource ?? '', String(value));
  const title = embedded?.title;
  if (!title) return <Nothing />;
  if (embedded.deleted)
    return (
      <>
        {title} <span className="quiet">(usunięto)</span>
      </>
    );
  return path ? (
    <Link className="value-link" to={path}>
      {title}
    </Link>
  ) : (
    title
  );
}
