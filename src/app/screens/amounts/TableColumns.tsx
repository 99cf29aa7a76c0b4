import { useState } from 'react';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { ColumnsTable } from '../../resource/importing/ColumnsTable';
import { givenTwice } from '../../resource/importing/match';
import { amountFields } from './columns';
import { ProfileBar } from './ProfileBar';
import { isTaught, type TableSource, type Taught } from './sources';

interface TableColumnsProps {
  source: TableSource;
  onTeach: (taught: Taught) => void;
}

/** Columns that are known already are shown when asked for; those that say too little are asked about at once. */
export function TableColumns({ source, onTeach }: TableColumnsProps) {
  const { table, match, profile } = source;
  const known = isTaught(match) && givenTwice(match).size === 0;
  const [open, setOpen] = useState(!known);
  return (
    <>
      {!known && (
        <Notice role="alert" severity="warning" above={true}>
          Wskaż kolumnę z NIP i co najmniej jedną z kwotą. Zapamiętamy to na następny miesiąc.
        </Notice>
      )}
      <ProfileBar source={source} onTeach={onTeach} />
      {open ? (
        <ColumnsTable
          fields={amountFields}
          table={table}
          match={match}
          onMatch={(given) => onTeach({ match: given, profile })}
          isConcealed={() => false}
        />
      ) : (
        <QuietButton size="small" onClick={() => setOpen(true)}>
          Zmień kolumny
        </QuietButton>
      )}
    </>
  );
}
