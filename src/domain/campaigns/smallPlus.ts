import { formatNumber } from '../../lib/numbers';
import { limitOn } from '../limits/lookup';
import { type Campaign, nothingChanges } from './campaign';

/** Mały ZUS Plus from 1 January: registered by 31 January by those who pay in full. */
export const smallPlus: Campaign = {
  id: 'small_plus',
  name: 'Mały ZUS Plus',
  lead: 'Kto płaci pełne składki, a w zeszłym roku miał mały przychód, może od 1 stycznia płacić mniej.',
  rules: ['zus_mzp'],
  category: 'zus',
  questions: (year) => [
    {
      key: 'within_limit',
      label: `Czy przychód firmy w ${year - 1} roku nie przekroczy ${limitText(year)} złotych?`,
      help: 'Przy działalności przez część roku limit jest niższy; biuro go policzy.',
      type: 'yes_no',
      required: true,
    },
    {
      key: 'sixty_days',
      label: `Czy firma działała w ${year - 1} roku co najmniej 60 dni?`,
      help: 'Dni zawieszenia się nie liczą.',
      type: 'yes_no',
      required: true,
    },
    {
      key: 'former_employer',
      label: 'Czy wykonujesz dla byłego pracodawcy to, co robiłeś lub robiłaś u niego na etacie?',
      type: 'yes_no',
      required: true,
    },
    { key: 'wants', label: `Czy chcesz płacić Mały ZUS Plus od 1 stycznia ${year} roku?`, type: 'yes_no', required: true },
  ],
  agree({ within_limit, sixty_days, former_employer, wants }, { id, stretches }, { obligations }, year) {
    const may = within_limit === true && sixty_days === true && former_employer === false;
    const joins = may && wants === true;
    const card = { kind: 'card', values: { may_join_small_plus: joins } } as const;
    if (!joins) {
      const says = may ? 'Klient nie chce Małego ZUS Plus.' : 'Klient nie spełnia warunków Małego ZUS Plus (art. 18c u.s.u.s.).';
      return { says, changes: [card], task: null, missing: [] };
    }
    const task = `Zgłoszenie do Małego ZUS Plus od 01.01.${year} (ZUA lub ZZA, DRA część II)`;
    const [one, ...others] = obligations;
    if (!one || others.length > 0)
      return nothingChanges('Klient przechodzi na Mały ZUS Plus. Schemat każdej osoby wpisz w jej karcie.', task);
    // A sole trader's own obligation names nobody, but the scheme may stand at the owner's card.
    const owner = one.person ?? stretches.at(-1)?.persons?.find(({ role }) => role === 'owner')?.id ?? id;
    const person = owner === id ? null : owner;
    return {
      says: `Od 01.01.${year}: Mały ZUS Plus.`,
      changes: [
        card,
        { kind: 'line', from: `${year}-01-01`, subject: 'zus', person, taxation_form: null, zus_scheme: 'maly_plus' },
      ],
      task,
      missing: [],
    };
  },
};

function limitText(year: number): string {
  const value = limitOn('zus_mzp_limit', `${year}-01-01`)?.value;
  return typeof value === 'number' ? formatNumber(value, 0) : '120 000';
}
