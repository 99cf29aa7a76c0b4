import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { Panel } from '../../kit/Panel';
import { useMay } from '../../records/usePermit';
import { RecordPage } from '../../resource/ShowScreen';
import { officePath } from '../../routing/officePath';
import { TicketsHere } from '../tickets/TicketsHere';
import { OpenFacts } from './OpenFacts';
import { QuestionsHere } from './QuestionsHere';

const LimitsHere = lazy(() => import('../limits/LimitsHere'));

/** A company as the office keeps it, with the cases that are open there and what is not known of it yet. */
export default function CompanyShow() {
  const may = useMay();
  return (
    <RecordPage
      before={(record: RaRecord) => <OpenFacts company={record} />}
      after={(record: RaRecord) => (
        <>
          <div className="below">
            <TicketsHere module="company" companyId={String(record.id)} />
          </div>
          <Panel
            title="Terminy obowiązków"
            beside={
              <Link className="more" to={officePath('companies.obligations', { id: record.id })}>
                Czternaście miesięcy z podstawą i stanem
              </Link>
            }
            below={true}
          >
            <div className="panel-body">
              <p className="quiet">Co i kiedy wynika z przepisów dla tej firmy, dlaczego i czy jest zrobione.</p>
              <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0 }}>
                <Link className="more" to={officePath('companies.contributions', { id: record.id })}>
                  ZUS i zdrowotna właścicieli
                </Link>
                <Link className="more" to={officePath('companies.employee-terms', { id: record.id })}>
                  Terminy i urlopy pracowników
                </Link>
              </Box>
            </div>
          </Panel>
          <QuestionsHere company={record} />
          {may('list', resources['company-limits']) && (
            <Suspense>
              <LimitsHere company={String(record.id)} />
            </Suspense>
          )}
        </>
      )}
    />
  );
}
