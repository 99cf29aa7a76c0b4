import type { StoredFile } from '../../contract/files';
import { useDeed } from '../kit/useDeed';
import { downloadFile } from './downloadFile';

/** A file's name, pressed to fetch it; `what` is said to those who hear the page. */
export function FileLink({ file, what = 'pobierz' }: { file: Pick<StoredFile, 'id' | 'name'>; what?: string }) {
  const { deed } = useDeed();
  return (
    <button type="button" className="file-link" onClick={() => void deed(() => downloadFile(file))}>
      {file.name}
      <span className="unseen">, {what}</span>
    </button>
  );
}
