import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { isArchive } from './uploads';

export interface ArchiveFilesProps {
  archives: readonly File[];
  onPick: (files: readonly File[]) => void;
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
  const [archives, setArchives] = useState<readonly File[]>([]);
  const take = (files: readonly File[]) => {
    const others = files.filter(({ name }) => !isArchive(name));
    setArchives((before) => [...before, ...files.filter(({ name }) => isArchive(name))]);
    if (others.length > 0) onPick(others);
  };
  const offer: ReactNode = archives.length > 0 && (
    <Suspense>
      <ArchiveFiles archives={archives} onPick={onPick} onClose={() => setArchives([])} />
    </Suspense>
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
