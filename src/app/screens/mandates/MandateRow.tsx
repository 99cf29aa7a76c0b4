import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { amlReviews } from '../../../../resources/amlReviews';
import { powers } from '../../../../resources/powers';
import { type MandateRow as Row, type WatchedPower, watchedPowers } from '../../../contract/mandates';
import { AML_BASIS, AML_STATES } from '../../../domain/aml/review';
import { POWER_STATES } from '../../../domain/powers/state';
import { formatDate } from '../../../lib/dates';
import type { Color, Resource } from '../../../schema';
import { StatusChip } from '../../layout/StatusChip';
import { usePaths } from '../../records/paths';
import { useShowPath } from '../../records/useShowPath';

const states = {
  ...POWER_STATES,
  missing: { label: 'Brak', color: 'error' },
  unknown: { label: 'Nie wiadomo', color: 'warning' },
  not_needed: { label: 'Nie wynika z profilu', color: 'default' },
} as const;

/** One client: each watched power and the AML file, side by side where there is room, and under them why one that lacks is needed. */
export function MandateRow({ row: { company, powers: has, aml } }: { row: Row }) {
  const page = useShowPath('companies', company.id);
  const notes = [
    ...watchedPowers.flatMap((kind) => {
      const { state, because, basis } = has[kind];
      return isAbsent(state) && because ? [[nameOf(kind), because, basis].filter(Boolean).join(' – ')] : [];
    }),
    ...(aml.state === 'missing' ? [`AML – ${AML_BASIS}`] : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) repeat(6, minmax(0, 1fr))' },
        gap: { xs: 1, md: 2 },
        px: 2,
        py: 1.5,
        borderTop: '1px solid var(--line)',
        overflowWrap: 'anywhere',
        '& p': { m: 0 },
      }}
    >
      <Typography component="h2" sx={{ fontSize: '1rem', fontWeight: 500 }}>
        {page ? <Link to={page}>{company.title}</Link> : company.title}
      </Typography>
      {watchedPowers.map((kind) => (
        <PowerCell key={kind} kind={kind} company={company} spot={has[kind]} />
      ))}
      <Cell
        name="AML"
        state={AML_STATES[aml.state]}
        facts={[
          aml.risk && `ryzyko: ${amlReviews.fields.risk_level.choices?.[aml.risk]?.label}`,
          aml.next_review_on && `następna ${formatDate(aml.next_review_on)}`,
        ]}
        way={{ resource: amlReviews, id: aml.id, add: aml.state !== 'current', query: `company_id=${company.id}` }}
        company={company.title}
      />
      {notes.length > 0 && (
        <Box sx={{ gridColumn: { md: '2 / -1' } }}>
          {notes.map((note) => (
            <p key={note} className="quiet">
              {note}
            </p>
          ))}
        </Box>
      )}
    </Box>
  );
}

const isAbsent = (state: string) => ['missing', 'expired', 'unknown'].includes(state);

const nameOf = (kind: WatchedPower) =>
  kind === 'ppo1' ? 'PPO-1 lub PPS-1' : (powers.fields.kind.choices?.[kind]?.label ?? kind);

function PowerCell({ kind, company, spot }: { kind: WatchedPower; company: Row['company']; spot: Row['powers'][WatchedPower] }) {
  const { state, id, valid_to, because } = spot;
  return (
    <Cell
      name={nameOf(kind)}
      state={states[state]}
      facts={[valid_to && `do ${formatDate(valid_to)}`]}
      way={{
        resource: powers,
        id,
        add: because !== null && state !== 'unknown' && (isAbsent(state) || state === 'expiring'),
        query: `company_id=${company.id}&kind=${kind}`,
      }}
      company={company.title}
    />
  );
}

interface CellProps {
  name: string;
  company: string;
  state: { label: string; color: Color };
  facts: readonly (string | null)[];
  /** To the record, and to a new one where one is lacking. */
  way: { resource: Resource; id: string | null; add: boolean; query: string };
}

function Cell({ name, company, state, facts, way }: CellProps) {
  const { resource, id, add, query } = way;
  const paths = usePaths(resource);
  const show = useShowPath(resource.name, id ?? '');
  const create = add ? paths.create() : null;
  const told = facts.filter((fact) => fact !== null);
  const about = <span className="unseen">, {`${name}: ${company}`}</span>;
  return (
    <div>
      <p className="quiet">{name}</p>
      <StatusChip label={state.label} color={state.color} />
      {told.map((fact) => (
        <p key={fact} className="quiet">
          {fact}
        </p>
      ))}
      {id && show && (
        <p>
          <Link className="more" to={show}>
            Otwórz
            {about}
          </Link>
        </p>
      )}
      {create && (
        <p>
          <Link className="more" to={`${create}?${query}`}>
            Dodaj
            {about}
          </Link>
        </p>
      )}
    </div>
  );
}
