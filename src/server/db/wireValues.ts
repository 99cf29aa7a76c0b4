/** A value as a parameter of a statement: a Date is an instant, an array a PostgreSQL array, any other object JSON. */
export function wireValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (Buffer.isBuffer(value)) return value;
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
}

function arrayText(items: readonly unknown[]): string {
  return `{${items.map(itemText).join(',')}}`;
}

function itemText(item: unknown): string {
  if (Array.isArray(item)) return arrayText(item);
  const value = wireValue(item);
  if (value === null) return 'NULL';
  if (typeof value !== 'string') return `"\\\\x${value.toString('hex')}"`;
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
