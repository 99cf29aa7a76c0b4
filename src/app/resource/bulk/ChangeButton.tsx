import { lazy, Suspense, useState } from 'react';
import { QuietButton } from '../../kit/buttons';
import type { Section } from '../../records/sections';
import { useDeclared } from '../../records/useDeclared';
import { Icon } from '../../theme/Icon';
import { useBulk } from './useBulk';

const ChangeDialog = lazy(() => import('./ChangeDialog'));

/** Gives the picked records one value of a field. */
export function ChangeButton({ sections }: { sections: readonly Section[] }) {
  const resource = useDeclared();
  const { act, question } = useBulk(resource);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <QuietButton size="small" startIcon={<Icon name="edit" size={18} />} onClick={() => setOpen(true)}>
        Zmień pole
      </QuietButton>
      {open && (
        <Suspense fallback={null}>
          <ChangeDialog
            sections={sections}
            onChange={(data) => act({ name: 'update', label: 'Zmień', body: { data } }, close)}
            onClose={close}
          />
        </Suspense>
      )}
      {question}
    </>
  );
}
