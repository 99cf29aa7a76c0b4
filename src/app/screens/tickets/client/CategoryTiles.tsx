import { useId } from 'react';
import type { Category } from './useCategories';

interface CategoryTilesProps {
  categories: readonly Category[];
  picked: string;
  fault: string | undefined;
  onPick: (id: string) => void;
}

/** What a case is about, picked by a big tile; arrows move between them like between any radio buttons. */
export function CategoryTiles({ categories, picked, fault, onPick }: CategoryTilesProps) {
  const id = useId();
  return (
    <fieldset className="ticket-tiles" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend>Czego dotyczy sprawa?</legend>
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <div>
        {categories.map((category) => (
          <label key={category.id}>
            <input
              type="radio"
              name={`${id}-category`}
              checked={picked === String(category.id)}
              aria-invalid={fault ? true : undefined}
              onChange={() => onPick(String(category.id))}
            />
            <strong>{category.name}</strong>
            {category.description && <span>{category.description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
