import { useRecordContext } from 'ra-core';
import { useRef, useState } from 'react';
import { fileEndings, type StoredFile } from '../../../contract/files';
import { openedEndings } from '../../files/uploads';
import { useMails } from '../../files/useMails';
import { QuietButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { Icon } from '../../theme/Icon';
import { type InputControl, useControl } from '../inputControl';
import { embeddedFiles, fileSize } from '../storedFiles';
import '../../files/files.css';

const accepted = [...openedEndings, ...fileEndings].map((ending) => `.${ending}`).join();

/** One file, or several: uploaded as soon as they are picked, kept by the record when the form is saved. */
export function FileUpload(props: InputControl) {
  const { field, source } = props;
  const { id, value, onChange, onBlur, fault, shown } = useControl(props);
  const several = field.type === 'files';
  const record = useRecordContext();
  const [sent, setSent] = useState<readonly StoredFile[]>([]);
  const [state, setState] = useState<'idle' | 'sending' | { refused: string }>('idle');
  const { send: sendFiles } = useDeed();
  const ids = [value ?? []].flat().map(String);
  const known = new Map([...embeddedFiles(record, source), ...sent].map((file) => [file.id, file]));
  const keep = (next: readonly string[]) => onChange(several ? next : (next[0] ?? null));
  // What was kept last, for files that were sent since it was drawn.
  const kept = useRef(ids);
  kept.current = ids;
  const last = useRef<Promise<void>>(Promise.resolve());
  const says = typeof state === 'object' ? state.refused : fault;

  async function send(picked: readonly File[]): Promise<void> {
    const form = new FormData();
    for (const file of picked) form.append('file', file, file.name);
    setState('sending');
    const refused = await sendFiles(async () => {
      const { json } = await request<{ data: StoredFile[] }>('/api/files', { method: 'POST', body: form });
      setSent((before) => [...before, ...json.data]);
      const added = json.data.map((file) => file.id);
      keep(several ? [...kept.current, ...added] : added);
    });
    setState(refused ? { refused: refused.sentence } : 'idle');
  }
  // Those of a mail beside others go after these.
  const add = (picked: readonly File[]) => {
    last.current = last.current.then(() => send(picked));
  };
  const mails = useMails(add, { single: !several });

  return (
    <div className="file-upload">
      <label className="plain-label" htmlFor={id}>
        {field.label}
        {shown.required && ' *'}
      </label>
      {ids.length > 0 && (
        <ul className="file-names">
          {ids.map((each) => {
            const file = known.get(each);
            return (
              <li key={each}>
                {file?.name ?? 'Plik'} {file && <span className="quiet number">{fileSize(file.size)}</span>}
                <QuietButton size="small" onClick={() => keep(ids.filter((other) => other !== each))}>
                  <Icon name="close" size={16} />
                  Usuń
                  <span className="unseen">: {file?.name ?? 'plik'}</span>
                </QuietButton>
              </li>
            );
          })}
        </ul>
      )}
      <input
        id={id}
        className="unseen file-input"
        type="file"
        ref={shown.inputRef}
        accept={accepted}
        multiple={several}
        aria-disabled={state === 'sending'}
        onClick={(event) => state === 'sending' && event.preventDefault()}
        aria-invalid={says ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          mails.take([...(target.files ?? [])]);
          target.value = '';
        }}
        onBlur={onBlur}
      />
      <label htmlFor={id} className="quiet-button file-button">
        <Icon name="plus" size={18} />
        {several ? 'Dodaj pliki' : ids.length > 0 ? 'Zmień plik' : 'Wybierz plik'}
      </label>
      <p id={`${id}-help`} className={says ? 'fault' : 'hint'} role="status">
        {state === 'sending'
          ? 'Wysyłanie…'
          : (says ?? field.options.hint ?? 'PDF, zdjęcia, dokumenty, arkusze, XML i ZIP, do 20 MB')}
      </p>
      {mails.offer}
    </div>
  );
}
