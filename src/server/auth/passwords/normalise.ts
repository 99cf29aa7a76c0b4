import { LENGTH } from './limits';

/** What is hashed: the same password however the keyboard composed its letters. Never trimmed, cut or lower-cased. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** Why a new password has the wrong length, or null; takes it normalised. */
export function lengthFault(password: string): string | null {
  if (password.length > 2 * LENGTH.max) return tooLong;
  const characters = [...password].length;
  if (characters < LENGTH.min) return `Hasło musi mieć co najmniej ${LENGTH.min} znaków.`;
  return characters > LENGTH.max ? tooLong : null;
}

const tooLong = `Hasło może mieć najwyżej ${LENGTH.max} znaków.`;
