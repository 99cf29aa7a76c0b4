import { useListContext } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { BulkActionsToolbar, SelectAllButton } from 'react-admin';
import { mostPicked } from '../../../contract/listQuery';
import { formatNumber } from '../../../lib/numbers';
import { plural } from '../../../lib/text';
import { QuietButton } from '../../kit/buttons';
import { theseOf } from '../../records/doneText';
import { useDeclared } from '../../records/useDeclared';
import { Icon } from '../../theme/Icon';
import { PanelTheme } from '../../theme/PanelTheme';
import { AlsoDeleted } from '../AlsoDeleted';
import { ConfirmDialog } from '../ConfirmDialog';
import { useDeletion } from '../useDeletion';
import { ChangeButton } from './ChangeButton';
import { StepButtons } from './StepButtons';
import { useOffer } from './usePicks';

/** What can be done with the picked rows; nothing is there, for the keyboard either, until one is picked. */
export default function BulkBar({ more }: { more?: ReactNode }) {
  const resource = useDeclared();
  const { selectedIds } = useListContext();
  const { sections, offered, deletes } = useOffer(resource);
  const count = selectedIds.length;
  useFocusAfter();
  /** What the stock one hands on to its bar. */
  const handedOn = { role: 'toolbar', 'aria-label': 'Zaznaczone pozycje' };

  return (
    <PanelTheme>
      <BulkActionsToolbar label={`Zaznaczono ${theseOf(resource, count)}`} selectAllButton={<SelectAll />} {...handedOn}>
        {sections.length > 0 && <ChangeButton sections={sections} />}
        <StepButtons offered={offered} />
        {more}
        {deletes && <DeleteButton />}
      </BulkActionsToolbar>
    </PanelTheme>
  );
}

/**
 * The bar goes with the last pick, and a dialog of its gives the focus back to a button that is gone: who stands nowhere goes on at the
 * heading. A dialog takes its moments to close.
 */
function useFocusAfter(): void {
  useEffect(
    () => () => {
      for (const wait of [0, 150, 400]) setTimeout(takeHeading, wait);
    },
    [],
  );
}

function takeHeading(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Picks what the list's other pages hold too, as far as one action reaches. */
function SelectAll() {
  const { total = 0 } = useListContext();
  const all = formatNumber(total);
  const label =
    total > mostPicked
      ? `Zaznacz pierwsze ${mostPicked} z ${all}`
      : `Zaznacz wszystkie ${all} ${plural(total, 'pasującą', 'pasujące', 'pasujących')}`;
  return <SelectAllButton label={label} limit={mostPicked} />;
}

function DeleteButton() {
  const resource = useDeclared();
  const { selectedIds, onUnselectItems } = useListContext();
  const { remove, question } = useDeletion(resource);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <QuietButton size="small" color="error" startIcon={<Icon name="trash" size={18} />} onClick={() => setAsking(true)}>
        Usuń
      </QuietButton>
      {asking && (
        <ConfirmDialog
          title={`Usunąć ${theseOf(resource, selectedIds.length)}?`}
          action="Usuń"
          dangerous={true}
          onConfirm={async () => {
            if (await remove(selectedIds)) onUnselectItems();
          }}
          onClose={() => setAsking(false)}
        >
          <AlsoDeleted ids={selectedIds} />
        </ConfirmDialog>
      )}
      {question}
    </>
  );
}
