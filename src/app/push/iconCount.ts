interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows on the installed panel's icon how much waits; where icons can't count it does nothing. */
export function countOnIcon(count: number, on: Badging = navigator as Badging): void {
  const done = count > 0 ? on.setAppBadge?.(count) : on.clearAppBadge?.();
  done?.catch(() => undefined);
}
