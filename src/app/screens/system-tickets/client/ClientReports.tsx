import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { systemTickets } from '../../../../../resources/systemTickets';
import { formatDate } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { MainButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { OpenAndOver } from '../../../layout/OpenAndOver';
import { Page } from '../../../layout/Page';
import { StatusChip } from '../../../layout/StatusChip';
import { usePaths } from '../../../records/paths';
import { useOpenAndOver } from '../../../records/useOpenAndOver';
import { Icon } from '../../../theme/Icon';
import { openStates, overStates, type Report, waitsForReporter } from './report';

const newest = { field: 'created_at', order: 'DESC' } as const;

/** What a client told of the panel: what waits for their answer, what is worked on, what is done with. */
export default function ClientReports() {
  const lists = useOpenAndOver<Report>(systemTickets.name, { filter: {}, open: openStates, over: overStates, sort: newest });
  const path = usePaths(systemTickets).create();
  const begin = path && (
    <MainButton component={Link} to={path}>
      <Icon name="plus" />
      {systemTickets.labels.create}
    </MainButton>
  );
  return (
    <Page actions={begin} lead="Co w panelu nie działa i czego w nim brakuje. O sprawy firmy pytaj w rozmowach.">
      <OpenAndOver
        lists={lists}
        empty={<Empty title="Nie ma tu jeszcze zgłoszeń">Gdy coś w panelu nie działa, napisz, co się stało.</Empty>}
      >
        {({ open, over, openFoot, foot }) => (
          <>
            <Part title="Czeka na Ciebie" reports={open.filter(waitsForReporter)} />
            <Part title="W toku" reports={open.filter((report) => !waitsForReporter(report))} />
            {openFoot}
            <Part title="Załatwione" reports={over}>
              {foot}
            </Part>
          </>
        )}
      </OpenAndOver>
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
  if (reports.length === 0) return null;
  return (
    <Panel title={title}>
      <Cards>
        {reports.map((report) => (
          <RecordContextProvider key={report.id} value={report}>
            <Card
              title={report.title}
              to={paths.show(String(report.id))}
              facts={
                <>
                  <RecordValue source="status" compact={true} />
                  {(report.unread ?? 0) > 0 && <StatusChip label={`Nowe: ${report.unread}`} color="info" />}
                </>
              }
              about={`${report.number}, ${formatDate(report.created_at)}`}
            />
          </RecordContextProvider>
        ))}
      </Cards>
      {children}
    </Panel>
  );
}
