import type { StoredFile } from '../../contract/files';
import { openAnswer } from '../providers/request';

/** Fetches a file and gives it to the browser to keep. */
export async function downloadFile({ id, name }: Pick<StoredFile, 'id' | 'name'>): Promise<void> {
  const answer = await openAnswer(`/api/files/${id}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
