import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router';
import { toWarsaw } from '../../lib/dates';
import { plural } from '../../lib/text';
import { type Figure, type Resource, typeOf } from '../../schema';
import { PhoneNumber } from '../fields/Contacts';
import { CopyIcon } from '../fields/CopyIcon';
import { Fact, Facts } from '../kit/Facts';
import { declared } from '../records/declared';
import { usePaths } from '../records/paths';
import { useShown } from '../records/useDeclared';
import { useGroups } from '../records/useGroups';
import { useMay } from '../records/usePermit';
import { useTenant } from '../tenant/useTenant';
import { PanelTheme } from '../theme/PanelTheme';
import { Cell } from './Cell';

/** Types that people read out or paste elsewhere. */
const pasted = new Set(['nip', 'regon', 'krs', 'ksefNumber', 'euVatNumber', 'bankAccount']);

const headFact = { display: 'flex', alignItems: 'center', minHeight: 28, fontWeight: 500 };

/** What is asked about a record on the phone, in one line, and what of it waits. */
export function RecordHead() {
  const { resource, record } = useShown();
  const { facts = [], figures = [] } = resource.head ?? {};
  return (
    <PanelTheme>
      <Box
        component="section"
        aria-label="W skrócie"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px 28px',
          mb: 1,
          '& dl, & ul': { display: 'contents' },
          '& dd': headFact,
        }}
      >
        <Facts look="line">
          {facts.map((key) => {
            const field = resource.fields[key];
            const value = record[key];
            if (!field || value === undefined || value === null) return null;
            return (
              <Fact key={key} term={field.label}>
                <Cell column={{ kind: 'field', key, field }} />
                {pasted.has(field.type) && <CopyIcon what={field.label} text={String(value)} />}
              </Fact>
            );
          })}
          <Callers />
        </Facts>
        <Figures figures={figures} />
      </Box>
    </PanelTheme>
  );
}

/** So many people with a telephone stand in the head; the others are in the record below. */
const callers = 2;

/** Whom to call, by name, with the number to press. */
function Callers() {
  const { resource, record } = useShown();
  const { call } = resource.head ?? {};
  const field = call && resource.fields[call.list]?.of?.[call.phone];
  const people = call && (record[call.list] as Record<string, unknown>[] | null | undefined);
  if (!call || !field || !people) return null;
  return people
    .filter((person) => person[call.phone])
    .slice(0, callers)
    .map((person) => {
      const name = call.name.flatMap((key) => (person[key] ? [String(person[key])] : [])).join(' ');
      return (
        <Fact key={`${name} ${person[call.phone]}`} term={name || field.label}>
          <PhoneNumber value={person[call.phone]} field={field} />
          <CopyIcon what={`${field.label} ${name}`.trim()} text={String(person[call.phone])} />
        </Fact>
      );
    });
}

/** How many there are of what hangs here and waits, each a way to all of them. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  const may = useMay();
  const tenant = useTenant();
  const known = figures.flatMap((figure) => {
    const other = declared(figure.resource);
    return other && tenant.has(other.module) && may('list', other) ? [{ figure, other }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {known.map(({ figure, other }) => (
        <HeadFigure key={figure.says[0]} figure={figure} other={other} />
      ))}
    </Box>
  );
}

function HeadFigure({ figure, other }: { figure: Figure; other: Resource }) {
  const { record } = useShown();
  const { by, says, where = {}, late } = figure;
  const [today] = useState(() => toWarsaw(new Date()).slice(0, 10));
  const filter = { [by]: record.id, ...where, ...(typeof late === 'string' ? { [`${late}<`]: dayOf(other, late, today) } : {}) };
  const { data: [all] = [] } = useGroups(other, { by: [], filter });
  const list = usePaths(other).list();
  if (!all || all.count === 0) return null;
  const told = (
    <>
      <strong className="number">{all.count}</strong> {plural(all.count, ...says)}
    </>
  );
  return (
    <Box component="li" sx={{ alignSelf: 'end', lineHeight: '28px', color: late ? 'error.main' : undefined }}>
      {list ? (
        <Box
          component={Link}
          to={`${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
          sx={{ color: late ? 'inherit' : 'primary.main', textUnderlineOffset: '3px' }}
        >
          {told}
        </Box>
      ) : (
        told
      )}
    </Box>
  );
}

/** Midnight, where the field tells moments. */
function dayOf({ fields }: Resource, key: string, today: string): string {
  const field = fields[key];
  return field && typeOf(field).stored === 'moment' ? `${today} 00:00:00` : today;
}
