import Box from '@mui/material/Box';
import type { Identifier } from 'ra-core';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { mediaHook } from '../layout/mediaHook';
import { useUser } from '../session/useSession';
import { Beside } from './beside';

/** Comes with the first row that is pressed on a wide screen. */
const RecordBeside = lazy(() => import('./RecordBeside'));

/** Is the window so wide that a record has room beside its list? */
const useWide = mediaHook('(min-width: 1920px)');
const both = { display: 'grid', gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', gap: 2, alignItems: 'start' };

interface WithBesideProps {
  /** Off, a row leads to the record's page on every screen. */
  on: boolean;
  children: ReactNode;
}

/** A list of the office, on a wide screen with the record whose row was pressed beside it; a client's stands alone. */
export function WithBeside({ on, children }: WithBesideProps) {
  const { isAdmin } = useUser();
  return isAdmin ? <Both on={on}>{children}</Both> : children;
}

function Both({ on, children }: WithBesideProps) {
  const roomy = useWide() && on;
  const [id, show] = useState<Identifier | null>(null);
  const beside = useMemo(() => (roomy ? { id, show } : null), [roomy, id]);
  const shown = roomy ? id : null;
  return (
    <Beside value={beside}>
      <Box sx={shown === null ? {} : both}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {shown !== null && (
          <Suspense fallback={null}>
            <RecordBeside id={String(shown)} onClose={() => show(null)} />
          </Suspense>
        )}
      </Box>
    </Beside>
  );
}
