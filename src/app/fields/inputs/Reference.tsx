import { type RaRecord, useGetMany, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { declaredOrThrow } from '../../records/declared';
import { recordTitle } from '../../records/recordTitle';
import { type InputControl, useControl } from '../inputControl';
import { type Picked, RecordPicker } from '../RecordPicker';

/** Another record, found by typing a part of its name. */
export function Reference(props: InputControl) {
  const { field, source } = props;
  const { value, onChange, onBlur, shown } = useControl(props);
  const other = declaredOrThrow(field.resource ?? '');
  const embedded = useRecordContext()?.[source.replace(/_id$/, '')] as Picked | null | undefined;
  const [chosen, setChosen] = useState<Picked | null>(null);
  const id = typeof value === 'string' ? value : null;
  const named = [chosen, embedded].find((each) => each?.id === id);
  const { data } = useGetMany<RaRecord>(other.name, { ids: id ? [id] : [] }, { enabled: id !== null && !named });
  const found = data?.find(Boolean);
  const title = named?.title ?? (found ? recordTitle(other, found) : '…');
  const { error, helperText, required, inputRef } = shown;

  return (
    <RecordPicker
      label={field.label}
      reference={other}
      {...(field.where ? { where: field.where } : {})}
      picked={id ? [{ id, title }] : []}
      onPick={([next]) => {
        setChosen(next ?? null);
        onChange(next?.id ?? null);
      }}
      onBlur={onBlur}
      offersNew={true}
      input={{ error, helperText, required, inputRef }}
    />
  );
}
