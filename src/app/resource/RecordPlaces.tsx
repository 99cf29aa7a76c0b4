import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Resource } from '../../schema';
import { companyKey } from '../../schema/company';
import { Card, Cards } from '../kit/Cards';
import { Panel } from '../kit/Panel';
import { useArriving } from '../layout/useArriving';
import { declared } from '../records/declared';
import { useScreen } from '../records/paths';
import { recordTitle } from '../records/recordTitle';
import { useShown } from '../records/useDeclared';
import { useUser } from '../session/useSession';
import { RelatedList } from './RelatedList';

/** A page that one goes to from a record. */
export interface Place {
  label: string;
  to: string;
}

/** Records of another kind that hang on the one around, by a field of theirs. */
interface Related {
  name: string;
  label: string;
  by: string;
  other: Resource;
}

interface RecordPlacesProps {
  /** The record's own address. */
  base: string;
  /** Which of the related ones is open; empty for the record itself. */
  tab: string;
  related: readonly Related[];
  others: readonly Place[];
  /** The record itself. */
  children: ReactNode;
}

/** What hangs on a record as a client finds it: a list of places under the record, and from each of them the way back. */
export function RecordPlaces({ base, tab, related, others, children }: RecordPlacesProps) {
  const { resource, record } = useShown();
  const arriving = useArriving();
  // A conversation above them comes after the record.
  const waits = arriving && resource.conversation !== undefined;
  const open = related.find(({ name }) => name === tab);
  if (open)
    return (
      <>
        <p>
          <Link className="more" to={base}>
            Wróć: {recordTitle(resource, record) || resource.labels.one}
          </Link>
        </p>
        <RelatedList reference={open.name} target={open.by} />
      </>
    );
  return (
    <>
      {children}
      {related.length + others.length > 0 && !waits && (
        <Panel title="Zobacz też" below={true}>
          <Cards>
            {others.map(({ label, to }) => (
              <Card key={to} title={label} to={to} />
            ))}
            {related.map((each) => (
              <RelatedPlace key={each.name} {...each} here={`${base}/${each.name}`} />
            ))}
          </Cards>
        </Panel>
      )}
    </>
  );
}

/** The client's own list where it holds the same: of whoever has one company, what hangs on that and stands in their menu. */
function RelatedPlace({ label, by, other, here }: Related & { here: string }) {
  const list = useScreen()(other, 'list');
  const isOnly = useUser().companies.length === 1;
  const isOfCompany = companyKey(other, (name) => (name === undefined ? undefined : declared(name))) === by;
  return <Card title={label} to={isOnly && isOfCompany && list?.menu !== undefined ? list.path : here} />;
}
