import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Resource } from '../../schema';
import { OtherButton } from '../kit/buttons';
import { Empty } from '../layout/Empty';
import { ImportLink } from './ImportLink';

interface ListEmptyProps {
  resource: Resource;
  createButton?: ReactNode;
}

/** No rows: because nothing fits what was asked, or because there is nothing yet. */
export function ListEmpty({ resource, createButton }: ListEmptyProps) {
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
            <ImportLink resource={resource} />
          </>
        )
      }
    >
      {createButton ? 'Dodaj pierwszą pozycję, a pojawi się na tej liście.' : 'Gdy coś się pojawi, zobaczysz to na tej liście.'}
    </Empty>
  );
}
