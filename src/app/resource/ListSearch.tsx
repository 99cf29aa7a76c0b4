import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../theme/Icon';
import { useSearch } from './useSearch';

const field = 'input, textarea, select, [contenteditable=true]';

/** The search of a list; “/” goes there from anywhere on the screen, the arrow down on to the rows. */
export function ListSearch() {
  const search = useSearch();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const go = (event: globalThis.KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if ((target instanceof Element && target.closest(field)) || document.querySelector('dialog[open], [role=dialog]')) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, []);

  function toRows(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return;
    const first = input.current?.closest('.list')?.querySelector<HTMLElement>('.record-link');
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  return (
    <div className="list-search">
      <label htmlFor={id} className="unseen">
        Szukaj
      </label>
      <span className="search-box">
        <Icon name="search" size={18} />
        <input
          ref={input}
          id={id}
          type="search"
          placeholder="Szukaj"
          autoComplete="off"
          aria-keyshortcuts="/"
          value={search.typed}
          maxLength={200}
          onChange={(event) => search.setTyped(event.target.value)}
          onKeyDown={toRows}
        />
      </span>
    </div>
  );
}
