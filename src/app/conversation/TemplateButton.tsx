import { useState } from 'react';
import { QuietButton } from '../kit/buttons';
import { useMay } from '../records/usePermit';
import { Icon } from '../theme/Icon';
import { asMarkup, type DraftControl } from './draft';
import { TemplateDialog } from './TemplateDialog';
import { templates } from './templateResource';

/** Puts one of the office's ready answers after what is already written. */
export default function TemplateButton({ drafting }: { drafting: DraftControl }) {
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { now, change } = drafting;
  function put(text: string): void {
    const { text: before, formatted } = now();
    change({ text: formatted ? before + asMarkup(text) : before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}` });
    setOpen(false);
  }
  if (!may('list', templates)) return null;
  return (
    <>
      <QuietButton size="small" onClick={() => setOpen(true)}>
        <Icon name="file" size={18} />
        Szablon
      </QuietButton>
      {open && <TemplateDialog onPick={put} onClose={() => setOpen(false)} />}
    </>
  );
}
