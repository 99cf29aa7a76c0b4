import { useId, useState } from 'react';
import { suggest } from '../../../../domain/tickets/suggest';
import { QuietButton } from '../../../kit/buttons';
import { Choice } from '../../../kit/Choice';
import type { Category } from './useCategories';

interface CategoryTilesProps {
  categories: readonly Category[];
  /** What was written so far. */
  text: string;
  /** The kind that was picked, or read from the words. */
  picked: string;
  fault: string | undefined;
  onPick: (id: string) => void;
}

/** So many of what the words speak of are offered. */
const offered = 3;
/** So few kinds are all shown at once. */
const few = 4;

/** The kind that the words speak of most; where they speak of none, the one for the rest. Empty until something is written. */
export function kindOf(text: string, categories: readonly Category[]): string {
  if (text.trim() === '') return '';
  const found = suggest(text, categories, 1)[0] ?? categories.find(({ code }) => code === 'other');
  return found ? String(found.id) : '';
}

/** What a case is about: chosen by what is written, and by hand from the nearest ones or from all; arrows move between the tiles like between any radio buttons. */
export function CategoryTiles({ categories, text, picked, fault, onPick }: CategoryTilesProps) {
  const id = useId();
  const [all, setAll] = useState(categories.length <= few);
  const near = suggest(text, categories, offered);
  const chosen = categories.find((each) => String(each.id) === picked);
  const shown = all ? categories : chosen && !near.includes(chosen) ? [chosen, ...near.slice(0, offered - 1)] : near;
  return (
    <fieldset className="ticket-tiles" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend>Czego dotyczy sprawa?</legend>
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {shown.length === 0 && <p className="quiet">Dobierzemy to po tym, co napiszesz.</p>}
      <Choice
        look="tiles"
        options={shown.map((category) => ({
          value: String(category.id),
          label: (
            <>
              <strong>{category.name}</strong>
              {category.description && <span className="quiet">{category.description}</span>}
            </>
          ),
        }))}
        value={picked}
        isWrong={Boolean(fault)}
        onPick={onPick}
      />
      {!all && (
        <QuietButton size="small" onClick={() => setAll(true)}>
          Wszystkie ({categories.length})
        </QuietButton>
      )}
    </fieldset>
  );
}
