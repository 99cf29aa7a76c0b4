import type { RaRecord } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { dataChanges } from '../../../resources/dataChanges';
import { Panel } from '../kit/Panel';
import { usePaths } from '../records/paths';
import { RecordPage } from '../resource/ShowScreen';
import { TicketsHere } from '../screens/tickets/TicketsHere';
import { useTenant } from '../tenant/useTenant';
import { ClientEmployees } from './ClientEmployees';

const LimitsHere = lazy(() => import('../screens/limits/LimitsHere'));

/** A client's company as the office keeps it, with its employees beside it or at an address of their own. */
export default function ClientCompany() {
  const asks = usePaths(dataChanges).create();
  const tenant = useTenant();
  const employees = tenant.shows('employeeList', 'company') && tenant.variant('employeeList', 'company') === 'compact';
  return (
    <RecordPage
      after={(record: RaRecord) => (
        <>
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
          {asks && (
            <Panel
              title="Coś się zmieniło?"
              beside={
                <Link className="more" to={`${asks}?company_id=${record.id}`}>
                  Poproś o zmianę danych
                </Link>
              }
              below={true}
            >
              <p className="panel-body quiet">
                Nowy adres, rachunek albo kontakt wpisze biuro, a o decyzji dostaniesz powiadomienie.
              </p>
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
