import { dictionaries } from './dictionaries';
import { foldings } from './folding';
import { isJoinedWords } from './joinedWords';
import { LOWEST_SCORE } from './limits';
import { lengthFault, normalisePassword } from './normalise';
import { type PasswordOwner, personalFault, personalInputs } from './personalWords';

/** What makes a password easy, by zxcvbn's name of the pattern or of the dictionary. */
const BECAUSE: Readonly<Record<string, string>> = {
  passwords: 'przypomina często używane hasło',
  userInputs: 'zawiera Twoje dane',
  femaleFirstnames: 'zawiera imię',
  maleFirstnames: 'zawiera imię',
  femaleLastnames: 'zawiera nazwisko',
  maleLastnames: 'zawiera nazwisko',
  spatial: 'to znaki leżące obok siebie na klawiaturze',
  repeat: 'powtarza te same znaki',
  sequence: 'zawiera znaki idące po kolei, jak abc lub 123',
  date: 'zawiera datę',
  regex: 'zawiera rok',
  bruteforce: 'ma za mało różnych znaków',
};

/** Why this new password is refused, as a Polish sentence for its field; null when it is good. */
export async function newPasswordFault(typed: string, owner: PasswordOwner): Promise<string | null> {
  const password = normalisePassword(typed);
  const plainFault = lengthFault(password) ?? personalFault(password, owner);
  if (plainFault) return plainFault;

  const { common, rankOf, estimate } = await dictionaries();
  if ([...foldings(password)].some((folding) => common.has(folding))) {
    return 'To hasło jest na liście najczęściej używanych, od której zaczyna każdy włamywacz. Wymyśl inne.';
  }
  const { score, patterns } = estimate(password, personalInputs(owner));
  if (score >= LOWEST_SCORE)
    return isJoinedWords(password, rankOf)
      ? 'To hasło łatwo odgadnąć: to zwykłe słowa, a jest ich za mało. Dodaj jeszcze jedno albo dwa, najlepiej przypadkowe.'
      : null;
  const because = BECAUSE[patterns[0] ?? ''] ?? 'składa się z pospolitych słów';
  return `To hasło łatwo odgadnąć: ${because}. Najlepsze jest kilka przypadkowych słów, na przykład cztery.`;
}
