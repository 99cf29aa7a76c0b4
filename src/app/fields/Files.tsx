import { formatNumber } from '../../lib/money';
import { embeddedKey } from '../../schema/embedded';
import type { ShownValue } from './shownValue';

interface Attached {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** Uploaded files by their names and sizes. */
export function Files({ value, source, record }: ShownValue) {
  const embedded = record[embeddedKey(source)] as Attached | readonly Attached[] | null | undefined;
  const known = embedded ? [embedded].flat() : [];
  if (known.length === 0) return <span className="number">{[value].flat().length}</span>;
  return (
    <ul className="file-names">
      {known.map(({ id, name, size }) => (
        <li key={id}>
          {name} <span className="quiet number">({sizeOf(size)})</span>
        </li>
      ))}
    </ul>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00a0KB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)}\u00a0MB`;
}
