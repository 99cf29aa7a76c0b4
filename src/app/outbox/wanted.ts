let want: (value: unknown) => void = () => undefined;

/**
 * Resolves when the outbox is worth its code: something of it lies on this device, a screen that puts things in it was opened, or somebody
 * touches the panel. A glance at the first screen does without it.
 */
export const outboxWanted = new Promise<unknown>((resolve) => {
  want = resolve;
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, resolve, { once: true });
  // A browser that keeps nothing, or does not tell what it keeps, waits for the touch.
  if (typeof indexedDB === 'undefined') return;
  void indexedDB.databases?.().then(
    (kept) => kept.some(({ name }) => name === 'panel.outbox') && resolve(null),
    () => null,
  );
});

export const wantOutbox = (): void => want(null);
