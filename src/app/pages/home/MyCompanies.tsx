import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { companies } from '../../../../resources/companies';
import { FieldValue } from '../../fields/FieldValue';
import { Pending } from '../../layout/Pending';
import { useTenant } from '../../tenant/useTenant';
import { useMyCompanies } from './useMyCompanies';

const { fields } = companies;
const facts = ['accounting_status', 'vat_number', 'owner_id', 'owner_stand_in_id'] as const;

/** A card for each of the client's companies: where its month stands, its NIP, who keeps it. */
export function MyCompanies() {
  const { data, error, refetch } = useMyCompanies();
  return (
    <section className="panel home-companies" aria-labelledby="my-companies">
      <div className="panel-head">
        <h2 id="my-companies">{data && data.length > 1 ? 'Moje firmy' : 'Moja firma'}</h2>
      </div>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : (
        <ul className="company-cards">
          {data.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CompanyCard({ company }: { company: RaRecord }) {
  const duties = useTenant().shows('obligationList', 'company');
  const known = facts.filter((key) => company[key] !== undefined && company[key] !== null);
  return (
    <li>
      <Link className="company-title" to={`/companies/${company.id}`}>
        {String(company.title)}
      </Link>
      <dl>
        {known.map((key) => (
          <div key={key}>
            <dt>{fields[key].label}</dt>
            <dd>
              <FieldValue value={company[key]} field={fields[key]} source={key} record={company} resource={companies} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
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
