import { useGetList } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { systemTickets } from '../../../../../resources/systemTickets';
import { formatDate } from '../../../../lib/dates';
import { FieldValue } from '../../../fields/FieldValue';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { StatusChip } from '../../../layout/StatusChip';
import { usePaths } from '../../../records/paths';
import { worded } from '../../../tenant/wording';
import { Icon } from '../../../theme/Icon';
import { openStates, overStates, type Report, waitsForReporter } from './report';

const step = 10;
const most = 100;
const newest = { field: 'created_at', order: 'DESC' } as const;

/** What a client told of the panel: what waits for their answer, what is worked on, what is done with. */
export default function ClientReports() {
  const [shown, setShown] = useState(step);
  const open = useGetList<Report>(systemTickets.name, {
    filter: { status: openStates },
    sort: newest,
    pagination: { page: 1, perPage: most },
  });
  const over = useGetList<Report>(
    systemTickets.name,
    { filter: { status: overStates }, sort: newest, pagination: { page: 1, perPage: shown } },
    { placeholderData: (before) => before },
  );
  const refetch = () => Promise.all([open.refetch(), over.refetch()]);
  const path = usePaths(systemTickets).create();
  const begin = path && (
    <MainButton component={Link} to={path}>
      <Icon name="plus" />
      {systemTickets.labels.create}
    </MainButton>
  );
  const waiting = (open.data ?? []).filter(waitsForReporter);
  const going = (open.data ?? []).filter((report) => !waitsForReporter(report));
  return (
    <Page actions={begin} lead="Co w panelu nie działa i czego w nim brakuje. O sprawy firmy pytaj w rozmowach.">
      {!open.data || !over.data ? (
        <Pending error={open.error ?? over.error} refetch={refetch} lines={6} panel={true} />
      ) : open.data.length + over.data.length === 0 ? (
        <div className="panel">
          <Empty title="Nie ma tu jeszcze zgłoszeń">Gdy coś w panelu nie działa, napisz, co się stało.</Empty>
        </div>
      ) : (
        <>
          <Part title="Czeka na Ciebie" reports={waiting} />
          <Part title="W toku" reports={going} />
          <Part title="Załatwione" reports={over.data}>
            {(over.total ?? 0) > over.data.length && shown < most && (
              <p className="panel-foot">
                <OtherButton onClick={() => setShown(Math.min(most, shown + step))}>Pokaż więcej</OtherButton>
              </p>
            )}
          </Part>
        </>
      )}
    </Page>
  );
}

interface PartProps {
  title: string;
  reports: readonly Report[];
  children?: ReactNode;
}

function Part({ title, reports, children }: PartProps) {
  const paths = usePaths(systemTickets);
  const resource = worded(systemTickets);
  const { status } = resource.fields;
  if (reports.length === 0) return null;
  return (
    <Panel title={title}>
      <Cards>
        {reports.map((report) => (
          <Card
            key={report.id}
            title={report.title}
            to={paths.show(String(report.id))}
            facts={
              <>
                {status && (
                  <FieldValue
                    value={report.status}
                    field={status}
                    source="status"
                    record={report}
                    resource={resource}
                    compact={true}
                  />
                )}
                {(report.unread ?? 0) > 0 && <StatusChip label={`Nowe: ${report.unread}`} color="info" />}
              </>
            }
            about={`${report.number}, ${formatDate(report.created_at)}`}
          />
        ))}
      </Cards>
      {children}
    </Panel>
  );
}
