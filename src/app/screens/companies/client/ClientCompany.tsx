import type { RaRecord } from 'ra-core';
import { lazy, Suspense } from 'react';
import { companies } from '../../../../../resources/companies';
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
      before={() => <CompanyCard />}
      places={({ id }: RaRecord) =>
        tenant.shows('obligationList', 'company')
          ? [{ label: 'Terminy na najbliższy rok', to: `/companies/${id}/obligations` }]
          : []
      }
      after={(record: RaRecord) => (
        <>
          <AskedChanges company={String(record.id)} />
          <div className="below">
            <TicketsHere module="company" companyId={String(record.id)} />
          </div>
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
