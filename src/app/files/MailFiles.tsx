import FormGroup from '@mui/material/FormGroup';
import { useEffect, useState } from 'react';
import { countOf } from '../../lib/text';
import { fileSize } from '../fields/storedFiles';
import { Dialog, Foot } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { Tick } from '../kit/Tick';
import { Skeleton } from '../layout/Skeleton';
import { type Attachment, attachmentsOf } from './mailParts';
import { faultOfFile } from './uploads';

interface MailFilesProps {
  mails: readonly File[];
  /** The form takes one file. */
  single: boolean;
  onPick: (files: readonly File[]) => void;
  onClose: () => void;
}

const ownWords = ({ type }: File): string =>
  type.startsWith('image/')
    ? ', obrazek z treści wiadomości'
    : type.startsWith('text/')
      ? ', część treści wiadomości'
      : ', podpis wiadomości';

/** What hangs on a saved mail, to be ticked; pictures of its own text, such as logos, are left out until somebody wants them. */
export default function MailFiles({ mails, single, onPick, onClose }: MailFilesProps) {
  const [found, setFound] = useState<readonly (Attachment & { id: number })[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<File>>(new Set());
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      try {
        const all = (await Promise.all(mails.map((mail) => attachmentsOf(mail)))).flat();
        if (isOver) return;
        const usual = all.filter(({ file, inline }) => !inline && faultOfFile(file) === null).map(({ file }) => file);
        setFound(all.map((each, id) => ({ ...each, id })));
        setTicked(new Set(single ? usual.slice(0, 1) : usual));
      } catch (error) {
        if (!isOver) setFault((error as Error).message);
      }
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [mails, single]);
  const tick = (file: File, on: boolean) =>
    setTicked((before) => {
      const after = new Set(single ? [] : before);
      if (on) after.add(file);
      else after.delete(file);
      return after;
    });
  const isEmpty = fault !== null || found?.length === 0;
  const chosen = (found ?? []).map(({ file }) => file).filter((file) => ticked.has(file));
  return (
    <Dialog
      title={mails.length === 1 ? 'Załączniki wiadomości' : 'Załączniki wiadomości e-mail'}
      onClose={onClose}
      foot={
        isEmpty ? (
          <Foot back="Zamknij" onClose={onClose} />
        ) : (
          <Foot
            action={chosen.length > 0 ? `Dodaj ${countOf(chosen.length, 'plik', 'pliki', 'plików')}` : 'Zaznacz choć jeden plik'}
            disabled={chosen.length === 0}
            onDo={() => onPick(chosen)}
            onClose={onClose}
          />
        )
      }
    >
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {found === null && !fault && <Skeleton lines={3} />}
      {found?.length === 0 && (
        <Notice role="alert" severity="info">
          {mails.length === 1 ? 'W tej wiadomości' : 'W tych wiadomościach'} nie ma załączników. Treść wiadomości możesz
          wydrukować do PDF i dodać jako plik.
        </Notice>
      )}
      {found && found.length > 0 && (
        <>
          <p className="quiet">{single ? 'Wybierz plik, który chcesz dodać.' : 'Zaznacz pliki, które chcesz dodać.'}</p>
          <FormGroup>
            {found.map(({ id, file, inline }) => {
              const unfit = faultOfFile(file);
              const about = unfit ?? `${fileSize(file.size)}${inline ? ownWords(file) : ''}`;
              return (
                <Tick
                  key={id}
                  disabled={unfit !== null}
                  checked={ticked.has(file)}
                  onTick={(on) => tick(file, on)}
                  label={
                    <>
                      <span className="upload-name">{file.name}</span> <span className="quiet">{about}</span>
                    </>
                  }
                />
              );
            })}
          </FormGroup>
        </>
      )}
    </Dialog>
  );
}
