import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field } from '../../schema';

/** Types whose values need a row of their own. */
const whole = new Set(['longText', 'richText', 'list', 'choices']);

/** Of twelve columns, with room for two fields in a row and for three; with less they take a row each. */
const spans = { short: [3, 2], normal: [6, 4], half: [6, 6], long: [12, 8], whole: [12, 12] } as const;

interface FieldGridProps {
  children: ReactNode;
  /** It is a list of values under their labels. */
  list?: boolean;
  /** It stands in something that keeps its own edges. */
  bare?: boolean;
}

/** Fields side by side, by what they hold: three in a row, two or one, by the room that the grid itself has. */
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
  const [tablet, desk] = spans[field?.options.width ?? (field && whole.has(field.type) ? 'whole' : 'normal')];
  const span = (columns: number) => `span ${columns}`;
  return (
    <Box
      sx={{
        minWidth: 0,
        gridColumn: '1 / -1',
        '@container (min-width: 440px)': { gridColumn: span(tablet) },
        '@container (min-width: 720px)': { gridColumn: span(desk) },
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
