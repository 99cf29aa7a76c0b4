import type { RaRecord } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { companies } from '../../../../../resources/companies';
import { Panel } from '../../../kit/Panel';
import { RecordPage } from '../../../resource/ShowScreen';
import { useTenant } from '../../../tenant/useTenant';
import { TicketsHere } from '../../tickets/TicketsHere';
import { AskedChanges } from './AskedChanges';
import { ClientEmployees } from './ClientEmployees';
import { CompanyCard } from './CompanyCard';

const LimitsHere = lazy(() => import('../../limits/LimitsHere'));
/** The card draws the whole record itself, once it is asked for. */
const onCard = Object.keys(companies.fields);

/** A client's company as the office keeps it, with its employees beside it or at an address of their own. */
export default function ClientCompany() {
  const tenant = useTenant();
  const employees = tenant.shows('employeeList', 'company') && tenant.variant('employeeList', 'company') === 'compact';
  return (
    <RecordPage
      without={onCard}
      before={(record: RaRecord) => <CompanyCard record={record} />}
      after={(record: RaRecord) => (
        <>
          <AskedChanges company={String(record.id)} />
          <div className="below">
            <TicketsHere module="company" companyId={String(record.id)} />
          </div>
          {tenant.shows('obligationList', 'company') && (
            <Panel
              title="Terminy obowiązków"
              beside={
                <Link className="more" to={`/companies/${record.id}/obligations`}>
                  Terminy na najbliższy rok
                </Link>
              }
              below={true}
            >
              <p className="panel-body quiet">Co i do kiedy wynika z przepisów dla tej firmy.</p>
            </Panel>
          )}
          {tenant.switches.clientLimits && (
            <Suspense>
              <LimitsHere company={String(record.id)} />
            </Suspense>
          )}
          {employees && <ClientEmployees company={record} />}
        </>
      )}
    />
  );
}
