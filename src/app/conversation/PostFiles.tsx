import type { StoredFile } from '../../contract/files';
import { FileLink } from '../fields/FileLink';
import { fileHindrances, fileSize } from '../fields/storedFiles';
import { Icon } from '../theme/Icon';

/** What hangs on a post, each to be fetched. */
export function PostFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
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
              <FileLink file={file} />
            )}
            <span className="quiet number">{fileSize(file.size)}</span>
          </li>
        );
      })}
    </ul>
  );
}
