import { useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '../../../../contract/files';
import { usePhone } from '../../../layout/usePhone';
import { request } from '../../../providers/request';

/** Makes a document of an uploaded file; lists and counts are asked for anew. */
export function useKeepDocument() {
  const client = useQueryClient();
  const source = usePhone() ? 'mobile' : 'web';
  return async ({ id }: StoredFile, values: Record<string, unknown>): Promise<void> => {
    await request('/api/documents/', { method: 'POST', body: { source, ...values, file_id: id } });
    void client.invalidateQueries();
  };
}
