import { fileKinds } from '../../contract/files';

/** Why a file is not taken, in Polish, ready to be shown. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** The inside of a file is not what its name says. */
export const mismatch = (ending: string) =>
  new FileRefused(`Zawartość pliku nie odpowiada jego nazwie: to nie jest poprawny plik .${ending}.`);

/** Kinds that are archives inside. */
export type ArchiveKind = 'zip' | 'docx' | 'xlsx' | 'odt' | 'ods' | 'asice' | 'asics' | 'sce';

/** „Plik jest uszkodzony” of a Word file is „Plik Word jest uszkodzony”; anything else passes as it is. */
export const calledWhatItIs = (kind: ArchiveKind, error: unknown): unknown =>
  error instanceof FileRefused
    ? new FileRefused(error.message.replace(/^Plik (?=jest|ma|zawiera|po)/, `${fileKinds[kind]} `))
    : error;
