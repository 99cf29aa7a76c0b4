import { type DataProvider, useDataProvider } from 'ra-core';
import { typeOf } from '../../schema';
import type { PanelDataProvider } from '../providers/dataProvider';
import { Concealed } from './Concealed';
import type { ShownValue } from './shownValue';

/** A value kept encrypted: masked until it is opened. */
export default function Masked({ value, field, source, record, resource, compact }: ShownValue) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  return (
    <Concealed
      mask={String(value)}
      label={field.label}
      format={(whole) => typeOf(field).format(whole, field)}
      {...(compact ? {} : { open: () => provider.reveal(resource.name, record.id, source) })}
    />
  );
}
