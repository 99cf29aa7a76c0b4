import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '../../contract/files';
import { FileLink } from '../fields/FileLink';
import { fileSize } from '../fields/storedFiles';
import { Panel } from '../kit/Panel';
import { request } from '../providers/request';

/** Files that stood here before, each to be fetched; nothing where there was only one. */
export function FileVersions({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['files', 'versions', id],
    queryFn: async () => (await request<{ data: StoredFile[] }>(`/api/files/${id}/versions`)).json.data,
  });
  const older = (data ?? []).filter((each) => each.id !== id);
  if (older.length === 0) return null;
  return (
    <Panel title="Wcześniejsze wersje">
      <ul className="panel-body file-names">
        {older.map((file) => (
          <li key={file.id}>
            <FileLink file={file} what="pobierz wcześniejszą wersję" />{' '}
            <span className="quiet number">{fileSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
