/** Keys that every record has and nobody writes. */
const kept = ['id', 'version', 'created_at', 'updated_at'];

/** The fields of a form that differ from the record it was opened with; all of them where there was none. */
export function changedFields(
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !kept.includes(key) && !(before && same(value, before[key]))),
  );
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
