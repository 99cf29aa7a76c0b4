/** Whether two values of a record are the same to it: no value and an empty one are. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
