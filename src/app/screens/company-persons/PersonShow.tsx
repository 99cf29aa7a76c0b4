import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { Panel } from '../../kit/Panel';
import { RecordPage } from '../../resource/ShowScreen';
import { officePath } from '../../routing/officePath';
import { MonthDetail } from '../contributions/MonthDetail';
import { StageNow } from '../contributions/StageNow';
import { useContributions } from '../contributions/useContributions';
import '../settlements/work.css';

/** The card of an owner or partner, with their stage, this month's contributions and the way to all of them. */
export default function PersonShow() {
  return (
    <RecordPage
      after={({ id, company_id }: RaRecord) => <ContributionsHere person={String(id)} company={String(company_id)} />}
    />
  );
}

function ContributionsHere({ person, company }: { person: string; company: string }) {
  const { data } = useContributions(company);
  const owner = data?.owners.find(({ person_id }) => person_id === person);
  // The month before stands first.
  const month = owner?.months[1];
  return (
    <Panel
      title="ZUS i zdrowotna"
      beside={
        <Link className="more" to={officePath('companies.contributions', { id: String(company) })}>
          Etapy, składki i roczne rozliczenie
        </Link>
      }
      below={true}
    >
      {owner && (
        <div className="panel-body">
          <StageNow owner={owner} />
          {month?.due && month.due.total !== null && (
            <p>
              {formatMonth(month.month)}, razem: <strong className="number">{formatMoney(month.due.total)}</strong>
              {month.due.missing.map((each) => (
                <span key={each} className="quiet items-under">
                  {each}
                </span>
              ))}
            </p>
          )}
        </div>
      )}
      {month && <MonthDetail heading={`person-${person}`} chosen={month} />}
    </Panel>
  );
}
