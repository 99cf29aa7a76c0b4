/** The address of a list that is already narrowed. */
export function listAddress(path: string, filter: Readonly<Record<string, unknown>>): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
