import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDeed } from '../../kit/useDeed';
import { ConfirmDialog } from '../ConfirmDialog';
import type { SavedView } from './savedView';
import type { Views } from './useViews';
import { ViewDialog } from './ViewDialog';

interface ViewsMenuProps {
  views: Views;
  anchor: HTMLElement;
  onClose: () => void;
}

/** One's own views and the office's to choose from, and what can be done with the one that stands. */
export default function ViewsMenu({ views, anchor, onClose }: ViewsMenuProps) {
  const { all, me, current, changed, apply, mayChange } = views;
  const { deed } = useDeed();
  const [asking, setAsking] = useState<'add' | 'rename' | 'remove' | null>(null);
  const own = all.filter(({ user_id }) => user_id === me);
  const theirs = all.filter(({ user_id }) => user_id !== me);
  const mine = current !== null && mayChange(current);

  /** Does it and closes the menu, also where it was refused. */
  async function done(work: () => Promise<void>, says: string): Promise<void> {
    await deed(() => work().then(() => says));
    onClose();
  }

  const item = (view: SavedView) => (
    <MenuItem
      key={view.id}
      selected={view.id === current?.id}
      onClick={() => {
        apply(view);
        onClose();
      }}
    >
      <ListItemText primary={view.name} secondary={detail(view, me)} />
    </MenuItem>
  );

  return (
    <>
      <Menu
        open={asking === null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Zapisane widoki' }, paper: { role: 'dialog', 'aria-label': 'Zapisane widoki' } }}
      >
        {own.map(item)}
        {own.length > 0 && theirs.length > 0 && <Divider />}
        {theirs.map(item)}
        {all.length > 0 && <Divider />}
        {mine && changed && (
          <MenuItem onClick={() => void done(() => views.overwrite(current), 'Zapisano widok')}>
            Zapisz zmiany w „{current.name}”
          </MenuItem>
        )}
        <MenuItem onClick={() => setAsking('add')}>Zapisz jako nowy widok…</MenuItem>
        {mine && <MenuItem onClick={() => setAsking('rename')}>Nazwa i udostępnianie…</MenuItem>}
        {mine && <MenuItem onClick={() => setAsking('remove')}>Usuń „{current.name}”…</MenuItem>}
      </Menu>
      {asking === 'add' && <ViewDialog title="Zapisz widok" leads={views.leads} onSave={views.add} onClose={onClose} />}
      {asking === 'rename' && current && (
        <ViewDialog
          title="Zapisany widok"
          view={current}
          leads={views.leads}
          onSave={(named) => views.rename(current, named)}
          onClose={onClose}
        />
      )}
      {asking === 'remove' && current && (
        <ConfirmDialog
          title={`Usunąć widok „${current.name}”?`}
          action="Usuń"
          dangerous={true}
          onConfirm={() => done(() => views.remove(current), 'Usunięto widok')}
          onClose={onClose}
        >
          {current.shared && <p>Zniknie też u osób z biura, którym jest udostępniony.</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What of a view is not in its name. */
function detail({ user_id, user, shared, main }: SavedView, me: string): string | undefined {
  const parts = [
    user_id !== me && user?.title,
    user_id === me && shared && 'dla całego biura',
    main && (shared ? 'lista biura zaczyna się od niego' : 'lista zaczyna się od niego'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
