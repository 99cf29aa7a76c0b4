import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after typing before the list is asked for. */
const rest = 300;

/** The search of the list around, as it stands in the box; the list is asked once typing rests, from its first page. */
export function useSearch(): { typed: string; setTyped: (text: string) => void } {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const asked = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const ask = useRef((_: string) => {});
  ask.current = (text) => {
    const { q: _, ...others } = filterValues;
    setFilters(text === '' ? others : { ...others, q: text }, displayedFilters);
  };
  // The list went back to another search, or forgot it.
  if (known !== asked) {
    setKnown(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }

  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => ask.current(typed.trim()), rest);
    return () => clearTimeout(timer);
  }, [typed, asked]);

  return { typed, setTyped };
}

/** What a list is narrowed by besides the search. */
export function filtersOf(filterValues: Readonly<Record<string, unknown>>): [name: string, value: unknown][] {
  return Object.entries(filterValues).filter(([name]) => name !== 'q');
}
