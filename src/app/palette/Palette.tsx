import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { countOf } from '../../lib/text';
import { QuietButton } from '../kit/buttons';
import type { Section } from '../routing/route';
import { PanelTheme } from '../theme/PanelTheme';
import { useFound } from './useFound';

interface PaletteProps {
  section: Exclude<Section, 'public'>;
  onClose: () => void;
}

/** Where do you want to go: screens and records by a few letters, without leaving the keyboard. */
export default function Palette({ section, onClose }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { targets, searching, failed } = useFound(section, typed);
  const current = targets[Math.min(at, targets.length - 1)];

  useEffect(() => {
    if (current) document.getElementById(optionId(list, current.id))?.scrollIntoView({ block: 'nearest' });
  }, [current, list]);

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && targets.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, targets.length - 1) + step + targets.length) % targets.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      go(current.to);
    }
  }

  return (
    <PanelTheme>
      <Dialog
        open
        maxWidth="sm"
        fullWidth
        onClose={onClose}
        slotProps={{
          paper: { className: 'palette', 'aria-label': 'Szukaj wszędzie' },
          transition: { onEnter: () => field.current?.focus() },
        }}
      >
        <div className="palette-field">
          <input
            ref={field}
            type="text"
            enterKeyHint="search"
            role="combobox"
            aria-label="Szukaj ekranów i danych"
            aria-expanded={targets.length > 0}
            aria-controls={list}
            aria-activedescendant={current && optionId(list, current.id)}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder="Firma, zadanie, NIP, ekran…"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
            }}
            onKeyDown={press}
          />
          <QuietButton size="small" onClick={onClose}>
            Zamknij
          </QuietButton>
        </div>
        <p className="unseen" role="status">
          {searching ? 'Szukam…' : countOf(targets.length, 'wynik', 'wyniki', 'wyników')}
        </p>
        <div id={list} role="listbox" aria-label="Wyniki" className="palette-list">
          {targets.map((target) => (
            <div
              key={target.id}
              id={optionId(list, target.id)}
              role="option"
              aria-selected={target === current}
              tabIndex={-1}
              className="palette-option"
              onMouseMove={() => setAt(targets.indexOf(target))}
              onClick={() => go(target.to)}
              onKeyDown={(event) => event.key === 'Enter' && go(target.to)}
            >
              <span>{target.label}</span>
              <span className="palette-kind">{target.kind}</span>
            </div>
          ))}
        </div>
        {targets.length === 0 && (
          <p className="palette-none">
            {failed
              ? 'Nie udało się szukać. Sprawdź internet i spróbuj ponownie.'
              : searching
                ? 'Szukam…'
                : 'Nic takiego nie ma.'}
          </p>
        )}
      </Dialog>
    </PanelTheme>
  );
}

const optionId = (list: string, id: string) => `${list}-${id.replace(/\W/g, '-')}`;
