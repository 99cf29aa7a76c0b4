import { useParams } from 'react-router';
import { contributionFigures } from '../../../../resources/contributionFigures';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { useMay } from '../../records/usePermit';
import { OwnerBlock } from './OwnerBlock';
import { useContributions } from './useContributions';
import '../settlements/work.css';

/** What each owner of a company pays to ZUS for themselves, by law, with the way it was counted. */
export default function Contributions() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useContributions(id);
  const may = useMay();
  return (
    <Page
      title={data ? `ZUS i zdrowotna: ${data.company.title}` : undefined}
      recordTitle={data?.company.title}
      lead="Składki właścicieli i wspólników z przepisów i profilu: poprzedni miesiąc, bieżący i dwanaście następnych. Kwoty przejmuje rozliczenie miesiąca."
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : data.owners.length === 0 ? (
        <section className="panel">
          <Empty title="Nikt tu nie płaci składek za siebie">
            Wpisz właścicieli albo wspólników ze schematem ZUS na karcie firmy. Powołany członek zarządu i pracownicy są w DRA
            spółki.
          </Empty>
        </section>
      ) : (
        data.owners.map((owner) => (
          <OwnerBlock
            key={owner.person_id ?? 'owner'}
            company={id}
            owner={owner}
            mayType={may('create', contributionFigures) && may('edit', contributionFigures)}
          />
        ))
      )}
    </Page>
  );
}
