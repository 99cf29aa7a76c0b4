import Popover from '@mui/material/Popover';
import { lazy, Suspense, useId } from 'react';
import { OtherButton } from '../../kit/buttons';
import { Skeleton } from '../../layout/Skeleton';
import { useAnchor } from '../../layout/useAnchor';
import { Icon } from '../../theme/Icon';
import type { Columns } from './useColumns';

const ColumnsPanel = lazy(() => import('./ColumnsPanel'));

/** Which columns a list has, in which order and how wide, and how tall its rows are. */
export function ColumnsButton({ columns }: { columns: Columns }) {
  const { opener, opened } = useAnchor('dialog');
  const id = useId();
  return (
    <>
      <OtherButton startIcon={<Icon name="columns" size={18} />} {...opener}>
        Kolumny
      </OtherButton>
      <Popover
        {...opened}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <ColumnsPanel columns={columns} heading={id} />
        </Suspense>
      </Popover>
    </>
  );
}
