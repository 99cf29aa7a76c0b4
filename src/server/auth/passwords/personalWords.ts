import { unleet, withoutMarks } from './folding';
import { SHORTEST_NAME } from './limits';

/** Whose password it is; what is unknown is left out. */
export interface PasswordOwner {
  email?: string;
  first_name?: string | null;
  last_name?: string | null;
  companies?: readonly string[];
  tenant?: string;
}

/** Words of nearly every company's name, which give nobody away. */
const LEGAL_FORMS = new Set(
  'spolka spolki ograniczona odpowiedzialnoscia akcyjna komandytowa komandytowo jawna cywilna partnerska prosta oraz'.split(' '),
);

const squeezed = (text: string) => withoutMarks(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A name as a whole and each of its words, of four letters or more. */
function wordsOf(name: string): string[] {
  const words = withoutMarks(name).split(/[^\p{L}]+/u);
  return [squeezed(name), ...words].filter(
    (word) => word.replace(/\P{L}/gu, '').length >= SHORTEST_NAME && !LEGAL_FORMS.has(word),
  );
}

/** The owner's names by what they are called in the refusal. */
function namesOf({ email, first_name, last_name, companies, tenant }: PasswordOwner): [string, string][] {
  const named: [string, string | null | undefined][] = [
    ['nazwy z Twojego adresu e-mail', email?.split('@')[0]],
    ['Twojego imienia', first_name],
    ['Twojego nazwiska', last_name],
    ...(companies ?? []).map((company): [string, string] => ['nazwy Twojej firmy', company]),
    ['nazwy biura', tenant],
  ];
  return named.flatMap(([what, name]) => wordsOf(name ?? '').map((word): [string, string] => [what, word]));
}

/** Why a password that holds one of the owner's names is refused, or null. Signs written for letters do not hide a name. */
export function personalFault(password: string, owner: PasswordOwner): string | null {
  const plain = withoutMarks(password);
  const readings = [plain, ...unleet(plain)].map(squeezed);
  const found = namesOf(owner).find(([, word]) => readings.some((reading) => reading.includes(word)));
  return found ? `Hasło nie może zawierać ${found[0]} („${found[1]}”).` : null;
}

/** The owner's names for the strength estimate, where short ones count too. */
export function personalInputs({ email, first_name, last_name, companies, tenant }: PasswordOwner): string[] {
  const texts = [email, email?.split('@')[0], first_name, last_name, tenant, ...(companies ?? [])];
  return texts.filter((text) => text !== undefined && text !== null && text !== '').map((text) => String(text));
}
