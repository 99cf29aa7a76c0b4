import { type DataProvider, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { typeOf } from '../../schema';
import { Icon } from '../layout/Icon';
import { saidBy } from '../layout/Problem';
import type { PanelDataProvider } from '../providers/dataProvider';
import { useStepUp } from '../resource/useStepUp';
import type { ShownValue } from './shownValue';

/** A value kept encrypted: masked until it is opened, which the office's records remember (P08). */
export default function Masked({ value, field, source, record, resource, compact }: ShownValue) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { confirmed, question } = useStepUp();
  const [open, setOpen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function reveal(): Promise<void> {
    setFault(null);
    try {
      const full = await confirmed(() => provider.reveal(resource.name, record.id, source));
      if (full !== null) setOpen(full);
    } catch (error) {
      setFault(saidBy(error));
    }
  }

  if (open !== null) return <span className="number">{typeOf(field).format(open, field)}</span>;
  return (
    <span className="masked">
      <span className="number">{String(value)}</span>
      {!compact && (
        <button type="button" className="plain-button small" onClick={reveal}>
          <Icon name="eye" size={18} />
          Pokaż <span className="unseen">{field.label}</span>
        </button>
      )}
      {fault && <span role="alert">{fault}</span>}
      {question}
    </span>
  );
}
