import FormGroup from '@mui/material/FormGroup';
import { countOf } from '../../lib/text';
import { fileSize } from '../fields/storedFiles';
import { Dialog, Foot } from '../kit/Dialog';
import { Fact, Facts } from '../kit/Facts';
import { Notice } from '../kit/Notice';
import { Tick } from '../kit/Tick';
import { Skeleton } from '../layout/Skeleton';
import { headOf, type Letter, letterFile } from './readers/letter';
import { isOutlooks } from './uploads';
import { unfitOf, useInside } from './useInside';

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

function textOf(letter: Letter): File {
  const { name, type, content } = letterFile(letter);
  return new File([content], name, { type });
}

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
  const { found, fault, short, letter, ticked, tick } = useInside(mails, beside, single);
  const isEmpty = fault !== null || found?.length === 0;
  const chosen = (found ?? []).map(({ file }) => file).filter((file) => ticked.has(file));
  return (
    <Dialog
      title={titleOf(mails, beside)}
      onClose={onClose}
      foot={
        isEmpty ? (
          <Foot
            {...(letter?.text && found ? { action: 'Dodaj treść jako plik', onDo: () => onPick([textOf(letter)]) } : {})}
            back="Zamknij"
            onClose={onClose}
          />
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
      {letter && found && (
        <Facts className="mail-head">
          {headOf(letter).map(([label, value]) => (
            <Fact key={label} term={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {found?.length === 0 && !short && (
        <Notice role="alert" severity="info">
          {mails.length === 1 ? 'W tej wiadomości' : 'W tych wiadomościach'} nie ma załączników. Treść wiadomości możesz
          wydrukować do PDF i dodać jako plik{letter?.text ? ' albo dodać ją stąd jako plik tekstowy' : ''}.
        </Notice>
      )}
      {short && (
        <Notice role="alert" severity="warning">
          Nie wszystkie pliki ze środka są na tej liście: jest ich za dużo albo są za duże. Pozostałe zapisz na dysku i dodaj jako
          pliki.
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
              const { id, file, inline, from } = each;
              const unfit = unfitOf(each);
              const whose = mails.length > 1 && from && from !== file ? `, z pliku ${from.name}` : '';
              const about = `${unfit ?? `${fileSize(file.size)}${inline ? ownWords(file) : ''}`}${whose}`;
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
