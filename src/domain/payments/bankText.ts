const POLISH = /[ -{}~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/;
const SIGNS: Record<string, string> = {
  '−': '-',
  '×': 'x',
  '•': '-',
  '„': '"',
  '”': '"',
  '“': '"',
  '«': '"',
  '»': '"',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '|': '/',
  '§': 'par.',
  '€': 'EUR',
};
const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' };

/** Names from the Ukrainian and Belarusian alphabets, as passports write them. */
const CYRILLIC = Object.fromEntries(
  'а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ў=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ъ= ы=y э=e ю=iu я=ia ё=e'
    .split(' ')
    .map((pair) => pair.split('=')),
) as Record<string, string>;

/**
 * Text a Polish bank takes in a transfer: Polish letters stay as they are, other letters and signs are written with the nearest
 * ones, what has none is dropped, white space is single. The field separator `|` becomes `/`.
 */
export function bankText(text: string): string {
  const written = [...text.normalize('NFC')].map((sign) => (POLISH.test(sign) ? sign : nearest(sign))).join('');
  return written.replace(/ +/g, ' ').trim();
}

function nearest(sign: string): string {
  if (sign === '\ufeff') return '';
  if (/\s/.test(sign)) return ' ';
  if (/\p{Pd}/u.test(sign)) return '-';
  const small = sign.toLowerCase();
  const known = SIGNS[sign] ?? LATIN[small] ?? CYRILLIC[small];
  if (known !== undefined) return sign === small ? known : known.charAt(0).toUpperCase() + known.slice(1);
  return [...sign.normalize('NFKD')].filter((part) => /[ -{}~]/.test(part)).join('');
}
