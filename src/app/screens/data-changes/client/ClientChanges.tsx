import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dataChanges } from '../../../../../resources/dataChanges';
import { formatDate } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { MainButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { OpenAndOver } from '../../../layout/OpenAndOver';
import { Page } from '../../../layout/Page';
import { usePaths } from '../../../records/paths';
import { useShown } from '../../../records/useDeclared';
import { useNarrowed } from '../../../records/useNarrowed';
import { useOpenAndOver } from '../../../records/useOpenAndOver';
import { useSeveral } from '../../../session/chosenCompany';
import { Icon } from '../../../theme/Icon';
import { askedFor, becameOf, type Change } from './change';
import './changes.css';

const newest = { field: 'created', order: 'DESC' } as const;

/** What a client asked to have changed on their companies' cards: what waits for the office, then what became of the rest. */
export default function ClientChanges() {
  const lists = useOpenAndOver<Change>(dataChanges.name, {
    filter: useNarrowed(dataChanges),
    open: ['asked'],
    over: ['accepted', 'refused', 'withdrawn'],
    sort: newest,
  });
  const path = usePaths(dataChanges).create();
  const begin = path && (
    <MainButton component={Link} to={path}>
      <Icon name="plus" />
      {dataChanges.labels.create}
    </MainButton>
  );
  return (
    <Page
      title={dataChanges.labels.few}
      actions={begin}
      lead="Nowy adres, rachunek albo osoba do kontaktu: biuro wpisuje je na kartę firmy albo odpowiada, dlaczego nie."
    >
      <OpenAndOver
        lists={lists}
        empty={
          <Empty title="Nie ma tu jeszcze próśb">
            Gdy zmieni się adres, rachunek albo telefon firmy, napisz o tym do biura tutaj.
          </Empty>
        }
      >
        {({ open, over, openFoot, foot }) => (
          <>
            <Part title="Czeka na biuro" changes={open}>
              {openFoot}
            </Part>
            <Part title="Załatwione" changes={over} below={open.length > 0}>
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
  changes: readonly Change[];
  below?: boolean;
  children?: ReactNode;
}

function Part({ title, changes, below = false, children }: PartProps) {
  if (changes.length === 0) return null;
  return (
    <Panel title={title} below={below}>
      <Cards>
        {changes.map((change) => (
          <RecordContextProvider key={change.id} value={change}>
            <Row />
          </RecordContextProvider>
        ))}
      </Cards>
      {children}
    </Panel>
  );
}

function Row() {
  const { resource, record: change } = useShown<Change>();
  const several = useSeveral();
  const paths = usePaths(resource);
  const { kind } = resource.fields;
  return (
    <Card
      title={kind?.choices?.[change.kind]?.label ?? resource.labels.one}
      to={paths.show(String(change.id))}
      facts={
        <>
          {change.status !== 'asked' && <RecordValue source="status" compact={true} />}
          <span>wysłana {formatDate(change.created_at)}</span>
          {change.since && <span>zmiana od {formatDate(change.since)}</span>}
          {several && change.company && <span className="quiet">{change.company.title}</span>}
          <span className="change-text">{askedFor(change)}</span>
        </>
      }
      about={becameOf(change)}
    />
  );
}
