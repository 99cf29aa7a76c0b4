import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { isArchive } from './uploads';
import { useMails } from './useMails';

export interface ArchiveFilesProps {
  archives: readonly File[];
  onPick: (files: readonly File[]) => void;
  /** Offers what is in files that were unpacked: in mails, and in documents that went on already. */
  onLook: (files: readonly File[]) => void;
  /** Archives that were in these: they are asked about next. */
  onFurther: (archives: readonly File[]) => void;
  onClose: () => void;
}

interface Asked {
  archives: readonly File[];
  /** How many archives each of them lay within. */
  level: number;
  /** Whoever took them when they were chosen. */
  onPick: (files: readonly File[]) => void;
}

const load = (): Promise<{ default: ComponentType<ArchiveFilesProps> }> =>
  import('./ArchiveFiles').catch(() => ({ default: AsTheyAre }));
const ArchiveFiles = lazy(load);

/**
 * Files go on to `onPick` at once, but archives: of those it is asked whether each of their files goes on its own. They are taken apart on the
 * device, so also without a network; what is answered is to be drawn.
 */
export function useArchiveFiles(onPick: (files: readonly File[]) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Archives that came out of those that are asked about, until these are done with. */
  const further = useRef<readonly File[]>([]);
  const takeFor = (pick: typeof onPick) => (files: readonly File[]) => {
    const others = files.filter(({ name }) => !isArchive(name));
    const archives = files.filter(({ name }) => isArchive(name));
    if (archives.length > 0)
      setAsked((before) => ({
        archives: [...(before?.archives ?? []), ...archives],
        level: before?.level ?? 0,
        onPick: before?.onPick ?? pick,
      }));
    if (others.length > 0) pick(others);
  };
  // An archive that hangs on a mail is asked about as one that was chosen is.
  const mails = useMails(takeFor(asked?.onPick ?? onPick));
  const close = () => {
    const archives = further.current;
    further.current = [];
    setAsked((before) => (before && archives.length > 0 ? { ...before, archives, level: before.level + 1 } : null));
  };
  const offer: ReactNode = (
    <>
      {asked && (
        <Suspense>
          <ArchiveFiles
            key={asked.level}
            archives={asked.archives}
            onPick={asked.onPick}
            onLook={mails.look}
            onFurther={(archives) => {
              further.current = archives;
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {!asked && mails.offer}
    </>
  );
  return { take: takeFor(onPick), offer };
}

/** Where the code can't be fetched, an archive goes as it is. */
function AsTheyAre({ archives, onPick, onClose }: ArchiveFilesProps) {
  const handed = useRef(false);
  useEffect(() => {
    if (handed.current) return;
    handed.current = true;
    onPick(archives);
    onClose();
  });
  return null;
}
