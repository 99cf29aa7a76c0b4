import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { type DataProvider, type RaRecord, useDataProvider } from 'ra-core';
import type { Field } from '../../schema';
import { unconfirmed, useStepUp } from '../form/useStepUp';
import { MainButton, QuietButton } from '../kit/buttons';
import { faultAt, useDeed } from '../kit/useDeed';
import { StaleVersion } from '../providers/apiError';
import type { PanelDataProvider } from '../providers/dataProvider';
import { recordTitle } from '../records/recordTitle';
import { useDeclared } from '../records/useDeclared';
import { ValueForm } from './ValueForm';

interface QuickEditProps {
  record: RaRecord;
  source: string;
  field: Field;
  /** The cell it stands over. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** One value of a list's row, changed where it stands: Enter saves, Escape leaves. What somebody else changed meanwhile is not written over. */
export default function QuickEdit({ record, source, field, anchor, onClose }: QuickEditProps) {
  const resource = useDeclared();
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { confirmed, question } = useStepUp();
  const { send, doing } = useDeed({ changes: [resource.name] });

  async function save(value: unknown): Promise<string | null> {
    let isDone = false;
    const refused = await send(async () => {
      const call = () =>
        provider.update(resource.name, { id: record.id, data: { [source]: value }, previousData: record }).then(() => true);
      if ((await confirmed(call)) === null) throw new Error(unconfirmed);
      isDone = true;
      return 'Zapisano';
    });
    // The row stands as it was saved by now.
    if (isDone) onClose();
    if (refused?.error instanceof StaleVersion)
      return 'Ktoś zmienił te dane w międzyczasie. Nic nie zapisano; sprawdź wiersz i zapisz jeszcze raz.';
    return refused && faultAt(source, refused);
  }

  return (
    <>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': `${field.label}: ${recordTitle(resource, record) ?? ''}`,
            sx: { overflow: 'visible' },
          },
        }}
      >
        <Box ref={focusFirst} sx={{ p: 1, width: 'min(20rem, 90vw)' }}>
          <ValueForm source={source} field={field} record={record} onSave={save}>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 0.5 }}>
              <QuietButton size="small" onClick={onClose}>
                Anuluj
              </QuietButton>
              <MainButton size="small" type="submit" aria-disabled={doing}>
                Zapisz
              </MainButton>
            </Box>
          </ValueForm>
        </Box>
      </Popover>
      {question}
    </>
  );
}

function focusFirst(box: HTMLElement | null): void {
  const input = box?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');
  input?.focus();
  if (input instanceof HTMLInputElement && input.type === 'text') input.select();
}
