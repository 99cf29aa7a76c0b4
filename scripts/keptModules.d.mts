/** Puts the installation kept in `place` of the same lock into a folder that has none; false where there is none to put. */
export function bring(folder: string, place: string): boolean;
/** Keeps a folder's installation in `place`. */
export function keep(folder: string, place: string): void;
