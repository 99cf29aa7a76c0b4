import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { StoredFile } from '../../contract/files';
import { downloadFile } from '../fields/downloadFile';
import { fileSize } from '../fields/storedFiles';
import { Panel } from '../kit/Panel';
import { request } from '../providers/request';
import { saidBy } from '../providers/saidBy';

/** Files that stood here before, each to be fetched; nothing where there was only one. */
export function FileVersions({ id }: { id: string }) {
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['files', 'versions', id],
    queryFn: async () => (await request<{ data: StoredFile[] }>(`/api/files/${id}/versions`)).json.data,
  });
  const older = (data ?? []).filter((each) => each.id !== id);
  if (older.length === 0) return null;
  const fetch = (file: StoredFile) => downloadFile(file).catch((error: unknown) => notify(saidBy(error), { type: 'error' }));
  return (
    <Panel title="Wcześniejsze wersje">
      <ul className="panel-body file-names">
        {older.map((file) => (
          <li key={file.id}>
            <button type="button" className="file-link" onClick={() => void fetch(file)}>
              {file.name}
              <span className="unseen">, pobierz wcześniejszą wersję</span>
            </button>{' '}
            <span className="quiet number">{fileSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
