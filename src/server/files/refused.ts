/** Why a file is not taken, in Polish, ready to be shown. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** The inside of a file is not what its name says. */
export const mismatch = (ending: string) =>
  new FileRefused(`Zawartość pliku nie odpowiada jego nazwie: to nie jest poprawny plik .${ending}.`);
