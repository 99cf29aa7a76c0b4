import { documents } from '../../../../../resources/documents';
import { monthDeclarations } from '../../../../../resources/monthDeclarations';
import { Page } from '../../../layout/Page';
import { Together } from '../../../layout/Together';
import { useMay } from '../../../records/usePermit';
import { useChosenCompany, useSeveral } from '../../../session/chosenCompany';
import { useMyCompanies } from '../../companies/client/useMyCompanies';
import { AddDocuments } from './AddDocuments';
import { AskedFor } from './AskedFor';
import { MonthComplete } from './MonthComplete';
import { ReturnedDocuments } from './ReturnedDocuments';
import { SentDocuments } from './SentDocuments';
import { ToConfirm } from './ToConfirm';
import './client.css';

/** The client's documents, made for a phone: first what the office waits for, then what came back, what to confirm, what was sent. */
export default function ClientDocuments() {
  const { data: companies } = useMyCompanies();
  const may = useMay();
  const writes = may('create', documents);
  const several = useSeveral();
  const chosen = useChosenCompany();
  const shown = companies?.filter(({ id }) => chosen === null || id === chosen);
  return (
    <Page title="Dokumenty">
      <Together>
        <div className="client-documents stacked">
          <AskedFor writes={writes} several={several} />
          <ReturnedDocuments several={several} />
          <ToConfirm several={several} writes={writes} />
          {writes && companies && companies.length > 0 && <AddDocuments companies={companies} />}
          {may('create', monthDeclarations) &&
            shown?.map((company) => <MonthComplete key={company.id} company={company} several={several} />)}
          <SentDocuments several={several} />
        </div>
      </Together>
    </Page>
  );
}
