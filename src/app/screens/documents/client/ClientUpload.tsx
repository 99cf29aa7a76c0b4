import { Page } from '../../../layout/Page';
import { useMyCompanies } from '../../companies/client/useMyCompanies';
import { AddDocuments } from './AddDocuments';
import './client.css';

/** Adding documents at an address of its own, for a shortcut on a phone. */
export default function ClientUpload() {
  const { data } = useMyCompanies();
  return <Page>{data && data.length > 0 && <AddDocuments companies={data} takes={true} />}</Page>;
}
