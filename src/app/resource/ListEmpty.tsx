import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { OtherButton } from '../kit/buttons';
import { Empty } from '../layout/Empty';
import { useDeclared } from '../records/useDeclared';
import { ImportLink } from './ImportLink';

/** No rows: because nothing fits what was asked, or because there is nothing yet. */
export function ListEmpty({ createButton }: { createButton?: ReactNode }) {
  const resource = useDeclared();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const narrowed = Object.keys(filterValues).length > 0;
  if (narrowed)
    return (
      <Empty
        title="Nic nie pasuje do wyszukiwania"
        action={<OtherButton onClick={() => setFilters({}, displayedFilters)}>Pokaż wszystko</OtherButton>}
      >
        Sprawdź pisownię albo poluzuj filtry. Polskie znaki i wielkość liter nie mają znaczenia.
      </Empty>
    );
  return (
    <Empty
      title={`${resource.labels.few}: jeszcze nic tu nie ma`}
      action={
        createButton && (
          <>
            {createButton}
            <ImportLink />
          </>
        )
      }
    >
      {createButton ? 'Dodaj pierwszą pozycję, a pojawi się na tej liście.' : 'Gdy coś się pojawi, zobaczysz to na tej liście.'}
    </Empty>
  );
}
