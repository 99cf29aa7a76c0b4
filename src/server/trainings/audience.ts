type Audience = 'clients' | 'staff' | 'both';

const kinds = ['clients', 'staff'] as const;
const includes = (audience: Audience, kind: (typeof kinds)[number]) => audience === 'both' || audience === kind;

/** Whom a category is open to. */
export function opened({ audience, active }: { audience: Audience; active: boolean }): ('clients' | 'staff')[] {
  return kinds.filter((kind) => active && includes(audience, kind));
}

/** Whom a training exists for: those of its audience whom its category is open to, once it is published. */
export function sees(
  training: { audience: Audience; status: string },
  category: { audience: Audience; active: boolean } | null,
): ('clients' | 'staff')[] {
  if (!category || training.status !== 'published') return [];
  return opened(category).filter((kind) => includes(training.audience, kind));
}
