import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Field, Resource } from '../../schema';
import { unconfirmed, useStepUp } from '../form/useStepUp';
import { MainButton, QuietButton } from '../kit/buttons';
import { ApiError, StaleVersion } from '../providers/apiError';
import type { PanelDataProvider } from '../providers/dataProvider';
import { saidBy } from '../providers/saidBy';
import { recordTitle } from '../records/recordTitle';
import { ValueForm } from './ValueForm';

interface QuickEditProps {
  resource: Resource;
  record: RaRecord;
  source: string;
  field: Field;
  /** The cell it stands over. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** One value of a list's row, changed where it stands: Enter saves, Escape leaves. What somebody else changed meanwhile is not written over. */
export default function QuickEdit({ resource, record, source, field, anchor, onClose }: QuickEditProps) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const [sending, setSending] = useState(false);

  async function save(value: unknown): Promise<string | null> {
    setSending(true);
    try {
      const call = () =>
        provider.update(resource.name, { id: record.id, data: { [source]: value }, previousData: record }).then(() => true);
      if ((await confirmed(call)) === null) return unconfirmed;
      await client.invalidateQueries({ queryKey: [resource.name] });
      notify('Zapisano', { type: 'success' });
      onClose();
      return null;
    } catch (error) {
      if (error instanceof StaleVersion) {
        void client.invalidateQueries({ queryKey: [resource.name] });
        return 'Ktoś zmienił te dane w międzyczasie. Nic nie zapisano; sprawdź wiersz i zapisz jeszcze raz.';
      }
      const errors = error instanceof ApiError ? error.body?.errors : undefined;
      return errors?.[source] ?? Object.values(errors ?? {})[0] ?? saidBy(error);
    } finally {
      setSending(false);
    }
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
              <MainButton size="small" type="submit" aria-disabled={sending}>
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
