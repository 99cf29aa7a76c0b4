import { type RaRecord, useGetOne } from 'ra-core';
import { useParams } from 'react-router';
import { companies } from '../../../../../resources/companies';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { ClientEmployees } from './ClientEmployees';

/** The people a client's company employs, at an address of their own. */
export default function ClientEmployeesPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<RaRecord>(companies.name, { id }, { retry: false });
  return (
    <Page>{data ? <ClientEmployees company={data} /> : <Pending error={error} refetch={refetch} lines={6} panel={true} />}</Page>
  );
}
