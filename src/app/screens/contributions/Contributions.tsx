import { useParams } from 'react-router';
import { zusSchemes } from '../../../../resources/choiceLists/zusSchemes';
import { contributionFigures } from '../../../../resources/contributionFigures';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { useMay } from '../../records/usePermit';
import { OwnerBlock } from './OwnerBlock';
import { useContributions } from './useContributions';
import '../settlements/work.css';

/** What each owner pays to ZUS for themselves, and the company for who was appointed, by law, with the way it was counted. */
export default function Contributions() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useContributions(id);
  const may = useMay();
  return (
    <Page
      title={data ? `ZUS i zdrowotna: ${data.company.title}` : undefined}
      recordTitle={data?.company.title}
      lead="Składki właścicieli, wspólników i powołanych członków zarządu z przepisów i profilu: poprzedni miesiąc, bieżący i dwanaście następnych. Kwoty przejmuje rozliczenie miesiąca."
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : data.owners.length === 0 ? (
        <section className="panel">
          <Empty title="Nie ma tu osób, którym liczymy składki">
            Wpisz na karcie firmy właścicieli albo wspólników ze schematem ZUS. Członka zarządu powołanego za wynagrodzeniem wpisz
            ze schematem „{zusSchemes.health_only}”. Pracowników liczy program płacowy.
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
