import { type ReactNode, useState } from 'react';
import type { StoredFile } from '../../../contract/files';
import { countOf } from '../../../lib/text';
import { RefusedFiles } from '../../files/RefusedFiles';
import { pausedSays, useWaitOut } from '../../files/rateLimit';
import { isArchive } from '../../files/uploads';
import { useMails } from '../../files/useMails';
import { OtherButton } from '../../kit/buttons';
import { Dialog, Foot } from '../../kit/Dialog';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { sendApart } from './drop/calls';
import type { NotTaken } from './drop/dropped';

/** Whether an archive may be added as one file, in the server's terms; where the code can’t be fetched, the server's word stands. */
async function lookAt(archive: File): Promise<Whole> {
  const parts = await import('../../files/archiveParts').catch(() => null);
  return (await parts?.lookAtWhole(archive)) ?? { says: null, isShut: false };
}
type Whole = Awaited<ReturnType<typeof import('../../files/archiveParts').lookAtWhole>>;

interface Archives {
  onPick: (files: readonly File[]) => void;
  /** The files of archives, which the server took apart within its limits. */
  onUnpacked: (files: readonly StoredFile[]) => void;
}

/** Files go on to `onPick` at once, but archives: of those it is asked whether to take them apart; what is answered is to be drawn. */
export function useArchives({ onPick, onUnpacked }: Archives) {
  /** Each with who took it when it was chosen: the form may be about another company by the time of the answer. */
  const [asked, setAsked] = useState<readonly (Archives & { archive: File })[]>([]);
  const archives = asked.map(({ archive }) => archive);
  const [wholes, setWholes] = useState<ReadonlyMap<File, Whole>>(new Map());
  const mails = useMails(asked[0]?.onPick ?? onPick);
  const [refused, setRefused] = useState<readonly NotTaken[]>([]);
  const { send, doing: busy } = useDeed();
  const [fault, setFault] = useState<string | null>(null);
  const [paused, setPaused] = useState<number | null>(null);
  const waitOut = useWaitOut(setPaused);
  const take = (files: readonly File[]) => {
    const others = files.filter(({ name }) => !isArchive(name));
    const found = files.filter(({ name }) => isArchive(name)).map((archive) => ({ archive, onPick, onUnpacked }));
    setAsked((before) => [...before, ...found]);
    for (const { archive } of found)
      void lookAt(archive).then((whole) => setWholes((before) => new Map(before).set(archive, whole)));
    if (others.length > 0) onPick(others);
  };
  async function unpack() {
    setFault(null);
    const stopped = await send(async () => {
      for (const each of asked) {
        const apart = await sendApart(each.archive, waitOut);
        each.onUnpacked(apart.files);
        setRefused((before) => [...before, ...apart.refused]);
        if (apart.within.length > 0) mails.look(apart.within);
        setAsked((before) => before.filter((other) => other !== each));
      }
    });
    if (stopped) setFault(stopped.sentence);
  }
  const close = () => {
    setAsked([]);
    setFault(null);
  };
  const looked = archives.flatMap((archive) => wholes.get(archive) ?? []);
  const notWhole = [...new Set(looked.flatMap(({ says }) => says ?? []))].join(' ');
  const isShut = looked.length > 0 && looked.length === archives.length && looked.every((each) => each.isShut);
  const keepWhole = () => {
    for (const each of asked) each.onPick([each.archive]);
    close();
  };
  const offer: ReactNode = (
    <>
      {archives.length > 0 && (
        <Dialog
          title={
            archives.length === 1
              ? 'Rozpakować archiwum ZIP?'
              : `Rozpakować ${countOf(archives.length, 'archiwum', 'archiwa', 'archiwów')} ZIP?`
          }
          onClose={busy ? undefined : close}
          foot={
            <Foot
              {...(isShut ? {} : { action: 'Rozpakuj' })}
              saysDoing="Rozpakowuję…"
              doing={busy}
              onDo={() => void unpack()}
              onClose={busy ? undefined : close}
            >
              {looked.length === archives.length && notWhole === '' && (
                <OtherButton disabled={busy} onClick={keepWhole}>
                  Dodaj ZIP w całości
                </OtherButton>
              )}
            </Foot>
          }
        >
          <p>
            {!isShut &&
              'Po rozpakowaniu każdy plik będzie osobnym dokumentem tej firmy, a faktury XML trafią do swoich miesięcy, jeśli okres zostanie pusty. '}
            {notWhole}
          </p>
          <ul>
            {archives.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {paused && (
            <Notice role="alert" severity="info">
              {pausedSays(paused)}
            </Notice>
          )}
          {fault && (
            <Notice role="alert" severity="error">
              {fault}
            </Notice>
          )}
        </Dialog>
      )}
      {archives.length === 0 && mails.offer}
      <RefusedFiles says="Tych plików nie przyjęliśmy:" files={refused} onClose={() => setRefused([])} />
    </>
  );
  return { take, offer };
}
