import { useRef } from 'react';
import { fileSize } from '../../../fields/storedFiles';
import { FilePicker } from '../../../files/FilePicker';
import { UploadList } from '../../../files/UploadList';
import { useUploads } from '../../../files/useUploads';
import type { AnswerProps } from './answer';

/** Files from the phone's camera or the disk; each is kept with the answer as soon as it has been sent. */
export function FileAnswer({ question, value, onChange, files }: AnswerProps) {
  const ids = Array.isArray(value) ? (value as string[]) : [];
  const names = useRef(new Map<string, { name: string; size: number }>());
  const latest = useRef(ids);
  latest.current = ids;
  const uploads = useUploads(async (stored) => {
    names.current.set(stored.id, stored);
    latest.current = [...latest.current, stored.id];
    onChange(latest.current);
  });
  const most = question.max ?? 5;
  return (
    <div className="answer-files">
      {ids.length > 0 && (
        <ul>
          {ids.map((id) => {
            const file = names.current.get(id) ?? files[id];
            return (
              <li key={id}>
                <span>
                  {file?.name ?? 'Plik'} <span className="quiet number">{file && fileSize(file.size)}</span>
                </span>
                <button type="button" className="plain-button small" onClick={() => onChange(ids.filter((each) => each !== id))}>
                  Usuń<span className="unseen">: {file?.name ?? 'plik'}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <UploadList uploads={uploads} />
      {ids.length < most && (
        <FilePicker
          label="Dodaj plik"
          about={question.label}
          multiple={most > 1}
          onPick={(picked) => uploads.add(picked.slice(0, most - ids.length))}
          hint="PDF, zdjęcie lub dokument, do 20 MB"
        />
      )}
    </div>
  );
}
