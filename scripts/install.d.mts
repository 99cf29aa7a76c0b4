/** Whether a folder's node_modules holds every package of its lock in the lock's version. */
export function isInstalled(folder: string): boolean;
export function ensureInstalled(say: (line: string) => void, kept?: string | null): void;
