import { useEffect, useState } from 'react';
import { countOf } from '../../lib/text';
import { fileSize } from '../fields/storedFiles';
import { MainButton, OtherButton } from '../kit/buttons';
import { Dialog, Foot } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { Skeleton } from '../layout/Skeleton';
import { cameOutOf, faultOfWhole, lockedWhole, mostOf, type Origin, openArchive, originOf, type Packed } from './archiveParts';
import { RefusedFiles } from './RefusedFiles';
import { mayHold } from './readers/mayHold';
import { isArchive, isOpened } from './uploads';
import type { ArchiveFilesProps } from './useArchiveFiles';

/** What is in the archives; `lost` of those that can't be opened. */
interface Found {
  /** `origin` of what comes out of them. */
  files: readonly (Packed & { key: string; origin: Origin })[];
  lost: readonly { name: string; says: string }[];
}

const named = ['plik', 'pliki', 'plików'] as const;

/** Asks of archives whether each of their files becomes a document of its own, or they stay whole. What lies in those files is asked after that. */
export default function ArchiveFiles({ archives, onPick, onLook, onFurther, onClose }: ArchiveFilesProps) {
  const [found, setFound] = useState<Found | null>(null);
  /** Which file is being taken out; null while none is. */
  const [nth, setNth] = useState<number | null>(null);
  const busy = nth !== null;
  const [lost, setLost] = useState<Found['lost'] | null>(null);
  useEffect(() => {
    let isOver = false;
    void look(archives).then((all) => !isOver && setFound(all));
    return () => {
      isOver = true;
    };
  }, [archives]);

  async function unpack(files: Found['files']): Promise<void> {
    const { broken, holding, further } = await takeOut(files, (at) => setNth(at + 1), onPick);
    setNth(null);
    if (holding.length > 0) onLook(holding);
    if (further.length > 0) onFurther(further);
    if (broken.length === 0) onClose();
    else setLost(broken);
  }

  const fit = found?.files.filter(({ fault }) => fault === null) ?? [];
  const own = fit.filter((file) => !isOpened(file) && !isArchive(file.name));
  const hasMails = fit.some(isOpened);
  const notWhole = found && faultOfWhole(found.files);
  const maybeWhole = found !== null && notWhole === null && !found.lost.some(({ says }) => says === lockedWhole);
  /** Those that lay in others. */
  const inner = archives.filter((archive) => originOf(archive) !== null);
  const rest = hasMails ? 'Rozpakuj i pokaż załączniki' : 'Rozpakuj i pokaż archiwa';
  const action = own.length > 0 ? `Rozpakuj i dodaj ${countOf(own.length, ...named)}` : rest;
  const unfit = found?.files.filter(({ fault }) => fault !== null) ?? [];
  const refused = lost ?? [...(found?.lost ?? []), ...unfit.map(({ path, fault }) => ({ name: path, says: fault ?? '' }))];
  const title =
    archives.length === 1
      ? 'Rozpakować archiwum ZIP?'
      : `Rozpakować ${countOf(archives.length, 'archiwum', 'archiwa', 'archiwów')} ZIP?`;
  return (
    <Dialog
      title={lost ? 'Nie wszystko udało się rozpakować' : title}
      onClose={busy ? undefined : onClose}
      foot={
        lost ? (
          <Foot>
            <MainButton onClick={onClose}>Zamknij</MainButton>
          </Foot>
        ) : (
          <Foot
            {...(fit.length > 0 ? { action } : {})}
            saysDoing={`Rozpakowuję ${nth} z ${fit.length}…`}
            doing={busy}
            onDo={() => void unpack(fit)}
            onClose={busy ? undefined : onClose}
          >
            {maybeWhole && (
              <OtherButton
                disabled={busy}
                onClick={() => {
                  onPick(archives);
                  onClose();
                }}
              >
                Dodaj ZIP w całości
              </OtherButton>
            )}
          </Foot>
        )
      }
    >
      {!lost && inner.length > 0 && (
        <p>
          {inner.length === 1 ? 'Archiwum ze środka' : 'Archiwa ze środka'}: {inner.map(({ name }) => name).join(', ')}.
        </p>
      )}
      {found === null && <Skeleton lines={3} />}
      {!lost && fit.length > 0 && (
        <>
          <p>
            Po rozpakowaniu każdy plik będzie osobnym dokumentem. {notWhole}
            {maybeWhole && 'W całości archiwum będzie jednym dokumentem.'}
            {hasMails && ' Z wiadomości wybierzesz potem załączniki.'}
            {fit.some(({ name }) => isArchive(name)) && ' O archiwa w środku zapytamy potem osobno.'}
          </p>
          <Listed files={fit} />
        </>
      )}
      <RefusedFiles
        says={lost ? 'Tych plików nie dodaliśmy:' : `Tego nie da się dodać${maybeWhole ? ' osobno' : ''}:`}
        files={refused}
      />
      {found && found.files.length === 0 && found.lost.length === 0 && (
        <Notice role="alert" severity="info">
          W archiwum nie ma żadnego pliku.
        </Notice>
      )}
    </Dialog>
  );
}

/** Takes files out one after another, each handed on at once: a phone has no room for many. */
async function takeOut(files: Found['files'], onNext: (at: number) => void, onPick: ArchiveFilesProps['onPick']) {
  const broken: { name: string; says: string }[] = [];
  const holding: File[] = [];
  const further: File[] = [];
  for (const [at, { path, origin, open }] of files.entries()) {
    onNext(at);
    try {
      const file = await open();
      if (isArchive(file.name)) {
        cameOutOf(file, origin);
        further.push(file);
        continue;
      }
      if (!isOpened(file)) onPick([file]);
      if (isOpened(file) || (await mayHold(file))) holding.push(file);
    } catch (error) {
      broken.push({ name: path, says: (error as Error).message });
    }
  }
  return { broken, holding, further };
}

const Listed = ({ files }: { files: Found['files'] }) => (
  <ul>
    {files.map(({ key, name, size }) => (
      <li key={key}>
        <span className="upload-name">{name}</span> <span className="quiet number">{fileSize(size)}</span>
      </li>
    ))}
  </ul>
);

/** One archive after another: those from one place share what they may unpack to. */
async function look(archives: readonly File[]): Promise<Found> {
  const files: Found['files'][number][] = [];
  const lost: Found['lost'][number][] = [];
  const shared = new Map<Origin, Origin>();
  for (const [nth, archive] of archives.entries()) {
    const from = originOf(archive);
    const before = (from && shared.get(from)) ?? { left: from?.left ?? mostOf(archive), depth: (from?.depth ?? 0) + 1 };
    if (from) shared.set(from, before);
    try {
      const { files: own, whole } = await openArchive(archive, before.left);
      before.left -= whole;
      files.push(...own.map((file) => ({ ...file, key: `${nth}/${file.path}`, origin: before })));
    } catch (error) {
      lost.push({ name: archive.name, says: (error as Error).message });
    }
  }
  return { files, lost };
}
