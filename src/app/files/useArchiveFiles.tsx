import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { isArchive } from './uploads';
import { useMails } from './useMails';

export interface ArchiveFilesProps {
  archives: readonly File[];
  onPick: (files: readonly File[]) => void;
  /** Offers what is in files that were unpacked: in mails, and in documents that went on already. */
  onLook: (files: readonly File[]) => void;
  onClose: () => void;
}

const load = (): Promise<{ default: ComponentType<ArchiveFilesProps> }> =>
  import('./ArchiveFiles').catch(() => ({ default: AsTheyAre }));
const ArchiveFiles = lazy(load);

/**
 * Files go on to `onPick` at once, but archives: of those it is asked whether each of their files goes on its own. They are taken apart on the
 * device, so also without a network; what is answered is to be drawn.
 */
export function useArchiveFiles(onPick: (files: readonly File[]) => void) {
  /** With who took them when they were chosen. */
  const [asked, setAsked] = useState<{ archives: readonly File[]; onPick: (files: readonly File[]) => void } | null>(null);
  const mails = useMails(asked?.onPick ?? onPick);
  const take = (files: readonly File[]) => {
    const others = files.filter(({ name }) => !isArchive(name));
    const archives = files.filter(({ name }) => isArchive(name));
    if (archives.length > 0)
      setAsked((before) => ({ archives: [...(before?.archives ?? []), ...archives], onPick: before?.onPick ?? onPick }));
    if (others.length > 0) onPick(others);
  };
  const offer: ReactNode = (
    <>
      {asked && (
        <Suspense>
          <ArchiveFiles archives={asked.archives} onPick={asked.onPick} onLook={mails.look} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {!asked && mails.offer}
    </>
  );
  return { take, offer };
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
