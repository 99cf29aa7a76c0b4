import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { fileEndings } from '../../contract/files';
import { Icon } from '../theme/Icon';
import { openedEndings } from './uploads';
import { useMails } from './useMails';
import './files.css';

interface FilePickerProps {
  label: string;
  /** What the files are for, said to people who can't see the heading. */
  about?: string;
  onPick: (files: readonly File[]) => void;
  multiple?: boolean;
  /** A dashed field to drop files on, or a button alone. */
  drop?: boolean;
  hint?: string;
  /** Something else on the page is to be done first. */
  quiet?: boolean;
}

/** Phones offer the camera, the gallery and files for these; what is inside is looked at by the server. Of a saved mail the attachments are taken. */
const accepted = `image/jpeg,image/png,image/webp,image/heic,image/heif,${[...openedEndings, ...fileEndings].map((ending) => `.${ending}`).join()}`;

/** One big button that takes photos and files, many at once; on a computer also a place to drop them. */
export function FilePicker({ label, about, onPick, multiple = true, drop = false, hint, quiet = false }: FilePickerProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const mails = useMails(onPick, { single: !multiple });
  const take = (files: FileList | null) => files && files.length > 0 && mails.take([...files].slice(0, multiple ? undefined : 1));
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    target.value = '';
  };
  const dropping = drop
    ? {
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        },
      }
    : {};
  return (
    <div className={drop ? `file-drop${over ? ' over' : ''}` : 'file-pick'} {...dropping}>
      <input id={id} className="unseen file-input" type="file" accept={accepted} multiple={multiple} onChange={picked} />
      <label htmlFor={id} className={`${quiet ? 'quiet-button' : 'main-button'} file-button`}>
        <Icon name="plus" />
        <span>
          {label}
          {about && <span className="unseen">: {about}</span>}
        </span>
      </label>
      {(drop || hint) && <p className="quiet">{hint ?? 'albo upuść pliki tutaj: PDF, zdjęcia, XML z KSeF, do 20 MB każdy'}</p>}
      {mails.offer}
    </div>
  );
}
