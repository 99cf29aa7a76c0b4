import { lazy, Suspense, useState } from 'react';
import { OtherButton } from '../../kit/buttons';
import { useDeclared } from '../../records/useDeclared';
import { Icon } from '../../theme/Icon';
import type { Columns } from '../columns/useColumns';
import { useViews } from './useViews';

const ViewsMenu = lazy(() => import('./ViewsMenu'));

/** The saved views of a list behind one button, which names the one that stands. */
export default function ViewsButton({ columns }: { columns: Columns }) {
  const views = useViews(useDeclared(), columns);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { current, changed, enabled } = views;
  if (!enabled) return null;
  return (
    <>
      <OtherButton
        startIcon={<Icon name="eye" size={18} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {current ? `Widok: ${current.name}${changed ? ' (zmieniony)' : ''}` : 'Widoki'}
      </OtherButton>
      {anchor && (
        <Suspense fallback={null}>
          <ViewsMenu views={views} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
