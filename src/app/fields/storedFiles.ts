import type { RaRecord } from 'ra-core';
import { kindOfName, type StoredFile } from '../../contract/files';
import { formatNumber } from '../../lib/money';
import { embeddedKey } from '../../schema/embedded';

/** The files that a record tells beside their ids. */
export function embeddedFiles(record: RaRecord | undefined, source: string): readonly StoredFile[] {
  const known = record?.[embeddedKey(source)] as StoredFile | readonly StoredFile[] | null | undefined;
  return known ? [known].flat() : [];
}

/** `120 KB`, `3,4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))}\u00a0KB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)}\u00a0MB`;
}

/** Why a file cannot be fetched yet, or ever. */
export const fileHindrances = {
  ready: null,
  scanning: 'w trakcie skanowania',
  infected: 'zablokowany: znaleziono szkodliwą zawartość',
} as const satisfies Record<StoredFile['state'], string | null>;

/** Said of a file of which nothing can be shown. */
export const notShown = ({ name }: Pick<StoredFile, 'name'>): string =>
  `${kindOfName(name) ?? 'Plik'}: tego rodzaju nie pokazujemy w przeglądarce. Możesz go pobrać.`;
