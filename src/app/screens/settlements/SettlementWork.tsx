import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { formatMinutes } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { Fact, Facts } from '../../kit/Facts';
import { Notice } from '../../kit/Notice';
import { declared } from '../../records/declared';
import { listAddress } from '../../records/listAddress';
import { usePaths } from '../../records/paths';
import { useShown } from '../../records/useDeclared';
import { Checklist } from './Checklist';
import { ItemsTable } from './ItemsTable';
import { StatusSteps } from './StatusSteps';
import './work.css';

/** What the answer of one settlement tells besides its fields. */
export interface Worked extends RaRecord {
  totals?: { due: number; paid: number; left: number; overdue: number; items: number };
  documents?: { count: number; missing: number };
  worked_minutes?: number;
  versions?: { id: string; revision: number; superseded: boolean }[];
}

/** The upper part of a settlement's page, where the month is done. */
export function SettlementWork() {
  const { record } = useShown();
  return (
    <>
      {record.superseded && (
        <Notice severity="warning" above={true}>
          To starsza wersja, zastąpiona korektą. Nie można jej już zmieniać.
        </Notice>
      )}
      <StatusSteps />
      <Figures />
      <ItemsTable />
      <Checklist />
    </>
  );
}

function Figures() {
  const { resource, record } = useShown<Worked>();
  const { totals, documents, worked_minutes, versions = [] } = record;
  const paths = usePaths(resource);
  const other = declared('documents');
  const documentPaths = usePaths(other ?? resource);
  const list = other ? documentPaths.list() : null;
  const filter = { company_id: [record.company_id], period: [record.period] };
  return (
    <Facts look="line" className="work-figures">
      {totals && <Figure label="Do zapłaty" value={dueText(totals)} />}
      {totals && totals.due > 0 && <Figure label="Pozostało" value={formatMoney(totals.left)} alert={totals.overdue > 0} />}
      {documents && (
        <Fact term="Dokumenty" className="number">
          {list ? <Link to={listAddress(list, filter)}>{documents.count}</Link> : documents.count}
          {documents.missing > 0 && <span className="quiet"> (do poprawy: {documents.missing})</span>}
        </Fact>
      )}
      {worked_minutes !== undefined && <Figure label="Czas pracy" value={formatMinutes(worked_minutes)} />}
      {versions.length > 1 && (
        <Fact term="Wersje" className="work-versions">
          {versions.map(({ id, revision }) => {
            const path = paths.show(id);
            return id === record.id || !path ? (
              <strong key={id}>{revision}</strong>
            ) : (
              <Link key={id} to={path}>
                {revision}
                <span className="unseen">. wersja</span>
              </Link>
            );
          })}
        </Fact>
      )}
    </Facts>
  );
}

/** A month with nothing to pay says so; one without positions is not reckoned yet. */
function dueText({ due, items }: { due: number; items: number }): string {
  if (items === 0) return 'brak pozycji';
  return due > 0 ? formatMoney(due) : 'nic za ten miesiąc';
}

function Figure({ label, value, alert = false }: { label: string; value: string; alert?: boolean }) {
  return (
    <Fact term={label} className={alert ? 'number late' : 'number'}>
      {value}
      {alert && <span className="unseen"> (po terminie)</span>}
    </Fact>
  );
}
