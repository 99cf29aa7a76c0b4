import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field } from '../../schema';

/** Types whose values need a row of their own. */
const whole = new Set(['longText', 'richText', 'list', 'choices']);

/** Of twelve columns, on a tablet and at a desk; on a phone a row each. */
const spans = { short: [3, 2], normal: [6, 4], half: [6, 6], long: [12, 8], whole: [12, 12] } as const;

/** Fields side by side, by what they hold: three in a row at a desk, two on a tablet, one on a phone. */
export function FieldGrid({ children, list = false }: { children: ReactNode; list?: boolean }) {
  return (
    <Box
      component={list ? 'dl' : 'div'}
      className="panel-body"
      sx={{
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
  return <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: span(tablet), lg: span(desk) } }}>{children}</Box>;
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
