import { formatMonth } from '../../../../lib/dates';
import type { Delivery } from '../../../outbox/item';

const named = ['plik', 'pliki', 'plików'] as const;

/** A file of the client's that becomes a document with these values. */
export function newDocument(file: File, address: string, values: Readonly<Record<string, unknown>>): Omit<Delivery, 'place'> {
  return {
    named,
    title: file.name,
    address,
    calls: [{ method: 'POST', path: '/api/documents/', body: values, files: { field: 'file_id', many: false } }],
  };
}

/** Another file in place of the one that the office gave back. */
export function correctedDocument(file: File, id: string, values: Readonly<Record<string, unknown>>): Omit<Delivery, 'place'> {
  return {
    named,
    title: file.name,
    address: `/documents/${id}`,
    calls: [{ method: 'PUT', path: '/api/documents/', body: { id, ...values }, files: { field: 'file_id', many: false } }],
  };
}

const described = ['opis', 'opisy', 'opisów'] as const;
export const describingPlace = (id: unknown) => `document.${id}.description`;

/** What the office asked to know of a document that it gave back, without another file. */
export function describedDocument(id: string, title: string, values: Readonly<Record<string, unknown>>): Delivery {
  return {
    named: described,
    title,
    place: describingPlace(id),
    address: `/documents/${id}`,
    calls: [{ method: 'PUT', path: '/api/documents/', body: { id, ...values } }],
  };
}

/** What became of a document that came after its month was said to be complete. */
export function lateWord(json: unknown): string | null {
  const { period, late_for } = (json ?? {}) as { period?: string | null; late_for?: string | null };
  if (!period || !late_for) return null;
  const declared = `Komplet za ${formatMonth(late_for)} był już zgłoszony`;
  return period === late_for
    ? `${declared}: biuro zrobi korektę.`
    : `${declared}, więc dokument trafił do: ${formatMonth(period)}.`;
}
