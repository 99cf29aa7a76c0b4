import { defineFieldType } from '../field';
import { characterFault } from '../text';

const shape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** An e-mail address, lower case, at most 254 characters; a domain in other letters is kept in punycode, where look-alikes show. */
export const email = defineFieldType<'email', string>('email', {
  data: 'personal',
  parse: (typed) => {
    const [name, domain, ...rest] = typed.normalize('NFKC').trim().toLowerCase().split('@');
    if (!name || !domain || rest.length > 0) return typed.trim();
    try {
      return `${name}@${new URL(`http://${domain}`).hostname}`;
    } catch {
      return typed.trim();
    }
  },
  check: (value) =>
    characterFault(value) ?? (value.length <= 254 && shape.test(value) ? null : 'Podaj adres e-mail, na przykład anna@firma.pl'),
  examples: {
    good: ['anna@firma.pl', 'biuro+faktury@xn--d-uga.pl'],
    bad: [
      ['anna@', 'Podaj adres e-mail, na przykład anna@firma.pl'],
      ['anna firma.pl', 'Podaj adres e-mail, na przykład anna@firma.pl'],
    ],
  },
});
