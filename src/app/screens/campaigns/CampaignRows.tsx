import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type CampaignPage, type CampaignRow, campaignStates } from '../../../contract/campaigns';
import { formatDate } from '../../../lib/dates';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { StatusChip } from '../../layout/StatusChip';
import { useShowPath } from '../../records/useShowPath';

const AnswerHere = lazy(() => import('./AnswerHere'));
const AsideDialog = lazy(() => import('./AsideDialog'));

interface RowsProps {
  page: CampaignPage;
  picked: readonly string[];
  /** Null for people who may not send. */
  onPick: ((picked: readonly string[]) => void) | null;
  mayEdit: boolean;
}

/** The clients of a campaign, each with its state, days and what can be done next. */
export function CampaignRows({ page, picked, onPick, mayEdit }: RowsProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {page.rows.map((row) => {
        const { id, title } = row.company;
        return (
          <Row key={id} row={row} page={page} mayEdit={mayEdit}>
            {onPick && row.state === 'not_sent' && (
              <Tick
                name={`Zaznacz: ${title}`}
                checked={picked.includes(id)}
                onTick={(on) => onPick(on ? [...picked, id] : picked.filter((each) => each !== id))}
              />
            )}
          </Row>
        );
      })}
    </Box>
  );
}

const columns = { xs: 'minmax(0, 1fr)', md: '3rem minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.6fr)' };

function Row({ row, page, mayEdit, children }: { row: CampaignRow; page: CampaignPage; mayEdit: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [aside, setAside] = useState(false);
  const { company, keeper, state, because, due, condition, missing, task } = row;
  const path = useShowPath('companies', company.id);
  const taskPath = useShowPath('tasks', task?.id ?? '');
  const { label, color } = campaignStates[state];
  const answered = row.answered_on !== null;
  const days = [
    due && `termin ${formatDate(due)}`,
    row.sent_on && `wysłano ${formatDate(row.sent_on)}`,
    row.reminded_on && `przypomniano ${formatDate(row.reminded_on)}`,
    row.answered_on && `odpowiedziano ${formatDate(row.answered_on)}`,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap: { xs: 0.5, md: 2 },
        px: 2,
        py: 1,
        borderTop: '1px solid var(--line)',
        overflowWrap: 'anywhere',
        '& p': { m: 0 },
      }}
    >
      <div>{children}</div>
      <div>
        <p>{path ? <Link to={path}>{company.title}</Link> : company.title}</p>
        {keeper && <p className="quiet">{keeper}</p>}
        {condition && <p className="quiet">{condition}</p>}
      </div>
      <div>
        <StatusChip label={label} color={color} />
        <p className="quiet number wraps">{days.join(', ')}</p>
        {because && <p className="quiet">{because}</p>}
      </div>
      <div>
        {missing && missing.length > 0 && <p>Brakuje: {missing.join('; ')}</p>}
        {task && <p>{taskPath ? <Link to={taskPath}>{task.title}</Link> : task.title}</p>}
        {mayEdit && answered && (
          <OtherButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Ukryj odpowiedź' : 'Zobacz odpowiedź'}
            <span className="unseen">: {company.title}</span>
          </OtherButton>
        )}
        {mayEdit && (state === 'not_sent' || state === 'sent' || state === 'reminded' || (state === 'not_applicable' && due)) && (
          <QuietButton size="small" onClick={() => setAside(true)}>
            {state === 'not_applicable' ? 'Jednak dotyczy' : 'Nie dotyczy'}
            <span className="unseen">: {company.title}</span>
          </QuietButton>
        )}
      </div>
      {open && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Suspense>
            <AnswerHere campaign={page.campaign} year={page.year} row={row} />
          </Suspense>
        </Box>
      )}
      {aside && (
        <Suspense>
          <AsideDialog campaign={page.campaign} year={page.year} row={row} onClose={() => setAside(false)} />
        </Suspense>
      )}
    </Box>
  );
}
