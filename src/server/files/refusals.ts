import { tooLarge } from '../../contract/files';
import { invalid, malformed, Refusal } from '../errors';
import type { Limits } from '../limits';

export const fileTooLarge = ({ fileBytes }: Limits['files']) => new Refusal(413, 'file_too_large', tooLarge(fileBytes));
export const tooManyFiles = ({ perRequest }: Limits['files']) =>
  new Refusal(413, 'too_many_files', `Naraz można dodać najwyżej ${perRequest} plików.`);
export const firmIsFull = () =>
  new Refusal(413, 'storage_full', 'Biuro wykorzystało całe miejsce na pliki. Powiadom administratora biura.');
export const dayIsFull = () =>
  new Refusal(413, 'daily_limit', 'Dodano dziś już tyle plików, ile można w ciągu dnia. Kolejne dodaj jutro.');
/** By the place of each file in the upload. */
export const filesRefused = (errors: Record<string, string>) => invalid(errors, Object.values(errors).join(' '), 'files_refused');
export const unreadableForm = () => malformed('Nie udało się odczytać przesłanych plików. Dodaj je jeszcze raz.');
export const noFile = () => invalid({ files: 'Dodaj co najmniej jeden plik.' }, 'Dodaj co najmniej jeden plik.');
export const beingScanned = () =>
  new Refusal(409, 'scanning', 'Plik jest w trakcie skanowania. Spróbuj ponownie za chwilę.', {}, { 'retry-after': '5' });
export const infected = () => new Refusal(409, 'infected', 'W pliku wykryto zagrożenie i został zablokowany.');
/** What is stored is not what was put there (F06); nothing of it goes out. */
export const fileDamaged = () =>
  new Refusal(500, 'file_damaged', 'Plik na serwerze jest uszkodzony i nie można go pobrać. Powiadom administratora.');
export const noPicture = () => new Refusal(422, 'no_picture', 'Tego pliku nie można pokazać. Pobierz go, aby otworzyć.');
