import { useNotify } from 'ra-core';
import type { StoredFile } from '../../contract/files';
import { downloadFile } from '../fields/downloadFile';
import { fileHindrances, fileSize } from '../fields/storedFiles';
import { saidBy } from '../providers/saidBy';
import { Icon } from '../theme/Icon';

/** What hangs on a post, each to be fetched. */
export function PostFiles({ files }: { files: readonly StoredFile[] }) {
  const notify = useNotify();
  if (files.length === 0) return null;
  const fetch = (file: StoredFile) => downloadFile(file).catch((error: unknown) => notify(saidBy(error), { type: 'error' }));
  return (
    <ul className="post-files">
      {files.map((file) => {
        const hindrance = fileHindrances[file.state];
        return (
          <li key={file.id}>
            <Icon name="file" size={18} />
            {hindrance ? (
              <span>
                {file.name} ({hindrance})
              </span>
            ) : (
              <button type="button" className="file-link" onClick={() => void fetch(file)}>
                {file.name}
                <span className="unseen">, pobierz</span>
              </button>
            )}
            <span className="quiet number">{fileSize(file.size)}</span>
          </li>
        );
      })}
    </ul>
  );
}
