import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { FieldValue } from '../../fields/FieldValue';
import { Fact, Facts } from '../../kit/Facts';
import { Panel } from '../../kit/Panel';
import { Pending } from '../../layout/Pending';
import { useMyCompanies } from '../../screens/companies/client/useMyCompanies';
import { useChosenCompany } from '../../session/chosenCompany';
import { useTenant } from '../../tenant/useTenant';
import { companyFacts, companyOf } from './companyFacts.built';

/** A card for each of the client's companies: where its month stands, its NIP, who keeps it. */
export function MyCompanies() {
  const { data: all, error, refetch } = useMyCompanies();
  const chosen = useChosenCompany();
  const data = all?.filter(({ id }) => chosen === null || id === chosen);
  return (
    <Panel title={data && data.length > 1 ? 'Moje firmy' : 'Moja firma'} className="home-companies">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : (
        <ul className="company-cards">
          {data.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function CompanyCard({ company }: { company: RaRecord }) {
  const duties = useTenant().shows('obligationList', 'company');
  const known = Object.entries(companyFacts).filter(([key]) => company[key] !== undefined && company[key] !== null);
  return (
    <li>
      <Link className="company-title" to={`/companies/${company.id}`}>
        {String(company.title)}
      </Link>
      <Facts look="beside">
        {known.map(([key, field]) => (
          <Fact key={key} term={field.label}>
            <FieldValue value={company[key]} field={field} source={key} record={company} resource={companyOf} />
          </Fact>
        ))}
      </Facts>
      <p className="company-links">
        <Link className="more" to={`/companies/${company.id}/employees`}>
          Pracownicy <span className="unseen">firmy {String(company.title)}</span>
        </Link>
        {duties && (
          <Link className="more" to={`/companies/${company.id}/obligations`}>
            Obowiązki <span className="unseen">firmy {String(company.title)}</span>
          </Link>
        )}
      </p>
    </li>
  );
}
