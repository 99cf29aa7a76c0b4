import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { RaRecord } from 'ra-core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useShown } from '../records/useDeclared';
import { useNeighbours } from '../records/useNeighbours';
import { useRecordPath } from '../records/useRecordPath';
import { Icon } from '../theme/Icon';
import { PanelTheme } from '../theme/PanelTheme';

/** „3 z 41”, and the ways to the record before and after in the list; Alt with an arrow up or down does the same. */
export function PrevNext() {
  const { resource, record } = useShown();
  const neighbours = useNeighbours(resource, String(record.id));
  const pathOf = useRecordPath(resource);
  const navigate = useNavigate();
  const path = (other: RaRecord | null | undefined) => (other ? pathOf(other) : null);
  const previous = path(neighbours?.previous);
  const next = path(neighbours?.next);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowUp' ? previous : event.key === 'ArrowDown' ? next : null;
      const isPlain = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.repeat;
      if (!to || !isPlain || isTyped(event.target) || document.querySelector('dialog[open], [role="dialog"]')) return;
      event.preventDefault();
      navigate(to);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [previous, next, navigate]);

  if (!neighbours || (!previous && !next)) return null;
  return (
    <PanelTheme>
      <Box component="nav" aria-label="Na liście" sx={{ display: 'flex', alignItems: 'center' }}>
        <Way to={previous} label="Poprzednia" keys="Alt+ArrowUp" icon="up" />
        <span className="number quiet">
          {neighbours.place} z {neighbours.total}
        </span>
        <Way to={next} label="Następna" keys="Alt+ArrowDown" icon="down" />
      </Box>
    </PanelTheme>
  );
}

function Way({ to, label, keys, icon }: { to: string | null; label: string; keys: string; icon: 'up' | 'down' }) {
  const told = `${label} (Alt + strzałka)`;
  return to ? (
    <IconButton component={Link} to={to} color="primary" aria-label={label} aria-keyshortcuts={keys} title={told}>
      <Icon name={icon} />
    </IconButton>
  ) : (
    <IconButton disabled={true} aria-label={label}>
      <Icon name={icon} />
    </IconButton>
  );
}

/** Boxes use the arrows themselves. */
const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
