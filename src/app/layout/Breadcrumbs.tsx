import { type RaRecord, useGetOne } from 'ra-core';
import { Link } from 'react-router';
import type { Resource } from '../../schema';
import { recordTitle as titleOf } from '../records/recordTitle';
import { mayOpen } from '../routing/access';
import { breadcrumbs } from '../routing/breadcrumbs';
import { tableOf } from '../routing/loaded';
import { useRoute } from '../routing/useRoute';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';

/** The way to the screen at hand; a record goes by its title once that is known. */
export function Breadcrumbs({ recordTitle }: { recordTitle?: string | undefined }) {
  const match = useRoute();
  const user = useUser();
  const tenant = useTenant();
  const crumbs = match ? breadcrumbs(tableOf(match.route), match, (route) => mayOpen(route, user, tenant)) : [];
  if (crumbs.length < 2) return null;
  return (
    <nav className="crumbs" aria-label="Okruszki">
      <ol>
        {crumbs.map(({ label, to, id, over }, at) => {
          const text = over && id ? <TitleOf resource={over} id={id} /> : id ? (recordTitle ?? '…') : label;
          const last = at === crumbs.length - 1;
          return (
            <li key={`${label} ${to}`}>
              {to && !last ? <Link to={to}>{text}</Link> : <span aria-current={last ? 'page' : undefined}>{text}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What a record is called that the one at hand stands beneath. */
function TitleOf({ resource, id }: { resource: Resource; id: string }) {
  const { data } = useGetOne<RaRecord>(resource.name, { id }, { retry: false });
  return data ? titleOf(resource, data) : '…';
}
