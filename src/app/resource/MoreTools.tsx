import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { OtherButton } from '../kit/buttons';
import { useAnchor } from '../layout/useAnchor';
import { useUser } from '../session/useSession';
import { Icon } from '../theme/Icon';
import { ColumnsButton } from './columns/ColumnsButton';
import type { Columns } from './columns/useColumns';
import { ExportMenu } from './ExportMenu';
import { ImportLink } from './ImportLink';
import { SortChooser } from './SortChooser';

const ViewsButton = lazy(() => import('./views/ViewsButton'));

/**
 * What else can be done with a list, behind one button where there is no room for more: its order, views, columns and files. It stays
 * while it is closed, so that a view which the list begins with is found, and an export goes on.
 */
export function MoreTools({ columns }: { columns: Columns }) {
  const { opener, opened } = useAnchor('dialog');
  const { isAdmin } = useUser();
  return (
    <>
      <OtherButton className="tool-button" {...opener}>
        <Icon name="more" />
        <span className="unseen">
          {isAdmin ? 'Więcej: kolejność, widoki, kolumny i pliki' : 'Więcej: kolejność, kolumny i pliki'}
        </span>
      </OtherButton>
      <Popover
        {...opened}
        keepMounted={true}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Więcej' } }}
      >
        <Stack spacing={1} sx={{ p: 1.5, width: 272, '& > *': { justifyContent: 'start' } }}>
          <SortChooser columns={columns.all} />
          {isAdmin && (
            <Suspense fallback={null}>
              <ViewsButton columns={columns} />
            </Suspense>
          )}
          <ColumnsButton columns={columns} />
          <ExportMenu />
          <ImportLink />
        </Stack>
      </Popover>
    </>
  );
}
