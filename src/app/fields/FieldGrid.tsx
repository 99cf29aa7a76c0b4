import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field } from '../../schema';

/** Types whose values need a row of their own. */
const whole = new Set(['longText', 'richText', 'list', 'choices']);

/** Pixels with room for two fields in a row, for three, and on wide screens for four and six; with less they take a row each. */
const rooms = [440, 720, 1240, 1760] as const;
/** Of twelve columns, in each of those rooms. */
const spans = {
  short: [3, 2, 2, 1],
  normal: [6, 4, 3, 2],
  half: [6, 6, 4, 3],
  long: [12, 8, 6, 4],
  whole: [12, 12, 12, 12],
} as const;

interface FieldGridProps {
  children: ReactNode;
  /** It is a list of values under their labels. */
  list?: boolean;
  /** It stands in something that keeps its own edges. */
  bare?: boolean;
}

/** Fields side by side, by what they hold: six in a row, four, three, two or one, by the room that the grid itself has. */
export function FieldGrid({ children, list = false, bare = false }: FieldGridProps) {
  return (
    <Box
      component={list ? 'dl' : 'div'}
      {...(bare ? {} : { className: 'panel-body' })}
      sx={{
        containerType: 'inline-size',
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gap: '14px 20px',
        alignItems: 'start',
        margin: 0,
      }}
    >
      {children}
    </Box>
  );
}

/** The place of one field in it. */
export function FieldPlace({ field, children }: { field?: Field; children: ReactNode }) {
  const taken = spans[field?.options.width ?? (field && whole.has(field.type) ? 'whole' : 'normal')];
  const places: Record<string, { gridColumn: string }> = {};
  for (const [at, room] of rooms.entries()) places[`@container (min-width: ${room}px)`] = { gridColumn: `span ${taken[at]}` };
  return (
    <Box
      sx={{
        minWidth: 0,
        gridColumn: '1 / -1',
        ...places,
      }}
    >
      {children}
    </Box>
  );
}

/** A value under its label, in a grid that is a list of them. */
export function Fact({ label, field, children }: { label: ReactNode; field?: Field; children: ReactNode }) {
  return (
    <FieldPlace {...(field ? { field } : {})}>
      <Box component="dt" sx={{ fontSize: 'max(0.8125rem, 12px)', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </FieldPlace>
  );
}
