import { useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '../../../../contract/files';
import { formatMonth } from '../../../../lib/dates';
import { usePhone } from '../../../layout/usePhone';
import { request } from '../../../providers/request';

interface Kept {
  period?: string | null;
  late_for?: string | null;
}

/** Makes a document of an uploaded file; lists and counts are asked for anew. Answers what became of one that came late. */
export function useKeepDocument() {
  const client = useQueryClient();
  const source = usePhone() ? 'mobile' : 'web';
  return async ({ id }: StoredFile, values: Record<string, unknown>): Promise<string | null> => {
    const body = { source, ...values, file_id: id };
    const { json } = await request<Kept | null>('/api/documents/', { method: 'POST', body });
    void client.invalidateQueries();
    const { period, late_for } = json ?? {};
    if (!period || !late_for) return null;
    const declared = `Komplet za ${formatMonth(late_for)} był już zgłoszony`;
    return period === late_for
      ? `${declared}: biuro zrobi korektę.`
      : `${declared}, więc dokument trafił do: ${formatMonth(period)}.`;
  };
}
