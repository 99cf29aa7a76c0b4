import FormGroup from '@mui/material/FormGroup';
import { useEffect, useState } from 'react';
import { countOf } from '../../lib/text';
import { fileSize } from '../fields/storedFiles';
import { Dialog, Foot } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { Tick } from '../kit/Tick';
import { Skeleton } from '../layout/Skeleton';
import { type Attachment, filesOfChosen } from './mailParts';
import { faultOfFile, isOutlooks } from './uploads';

interface MailFilesProps {
  mails: readonly File[];
  /** They are documents that went on already; what is in them may go too. */
  beside: boolean;
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

/** That the document goes as it came, and what nobody looked at. */
function besideWords(files: readonly File[]): string {
  const [file] = files;
  const whose =
    files.length === 1 && file
      ? `Plik „${file.name}” dodajemy bez zmian. Są w nim inne pliki:`
      : 'Te pliki dodajemy bez zmian. Są w nich inne pliki:';
  const signed = files.some(({ name }) => !/\.pdf$/i.test(name));
  return `${whose} zaznacz te, które mają być osobnymi dokumentami.${signed ? ' Podpisu nie sprawdzamy.' : ''}`;
}

const unfitOf = ({ file, fault }: Attachment): string | null => fault ?? faultOfFile(file);

function titleOf(files: readonly File[], beside: boolean): string {
  if (beside) return 'Dodać też pliki ze środka?';
  if (files.some(({ name }) => isOutlooks(name))) return 'Załączniki z Outlooka';
  return files.length === 1 ? 'Załączniki wiadomości' : 'Załączniki wiadomości e-mail';
}

/**
 * What hangs on a saved mail, or is within a document, to be ticked; pictures of a mail's own text, such as logos, are left out until somebody wants
 * them.
 */
export default function MailFiles({ mails, beside, single, onPick, onClose }: MailFilesProps) {
  const [found, setFound] = useState<readonly (Attachment & { id: number })[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<File>>(new Set());
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const all: Attachment[] = [];
      for (const mail of mails) all.push(...(await filesOfChosen(mail)));
      if (isOver) return;
      const [only] = all;
      // One that can't be opened is told by its reason alone.
      if (all.length === 1 && mails.length === 1 && only?.file === mails[0] && only?.fault !== undefined) {
        setFault(only.fault);
        return;
      }
      const usual = all.filter((each) => !each.inline && unfitOf(each) === null).map(({ file }) => file);
      setFound(all.map((each, id) => ({ ...each, id })));
      setTicked(new Set(single ? usual.slice(0, 1) : usual));
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
      title={titleOf(mails, beside)}
      onClose={onClose}
      foot={
        isEmpty ? (
          <Foot back="Zamknij" onClose={onClose} />
        ) : (
          <Foot
            action={chosen.length > 0 ? `Dodaj ${countOf(chosen.length, 'plik', 'pliki', 'plików')}` : 'Zaznacz choć jeden plik'}
            disabled={chosen.length === 0}
            onDo={() => onPick(chosen)}
            back={beside ? 'Nie dodawaj' : 'Anuluj'}
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
          {beside ? (
            <p>{besideWords(mails)}</p>
          ) : (
            <p className="quiet">{single ? 'Wybierz plik, który chcesz dodać.' : 'Zaznacz pliki, które chcesz dodać.'}</p>
          )}
          <FormGroup>
            {found.map((each) => {
              const { id, file, inline } = each;
              const unfit = unfitOf(each);
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
