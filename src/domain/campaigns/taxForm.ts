import type { Obligation } from '../deadlines/obligations';
import { stretchAt } from '../deadlines/overTime';
import type { TaxationForm } from '../deadlines/taxProfile';
import { type Campaign, nothingChanges, pickedIn } from './campaign';

const forms = {
  pit_scale: 'skala podatkowa',
  pit_flat: 'podatek liniowy',
  lump_sum: 'ryczałt od przychodów ewidencjonowanych',
} as const;
type Form = keyof typeof forms;
const isForm = (value: string | null): value is Form => value !== null && Object.hasOwn(forms, value);
const nameOf = (form: TaxationForm) => (isForm(form) ? forms[form] : 'dotychczasowa forma');

/** What bars a form to who works for a former employer, said before it is agreed to. */
const BARRED: Readonly<Record<Form, string>> = {
  pit_scale: '',
  pit_flat:
    ' Sprawdź najpierw: kto w tym samym roku robi dla pracodawcy to co na etacie, traci podatek liniowy (art. 9a ust. 3 PIT).',
  lump_sum:
    ' Sprawdź najpierw: kto robi dla pracodawcy to co na etacie w tym lub poprzednim roku, nie może mieć ryczałtu (art. 8 ust. 2 u.z.p.d.).',
};

/** The form of income tax for the year: by the 20th of the month after that of the first revenue. */
export const taxForm: Campaign = {
  id: 'tax_form',
  name: 'Forma opodatkowania',
  lead: 'Przedsiębiorca wybiera formę na cały rok. Kto nic nie zmienia, niczego nie składa.',
  rules: ['forma_opodatkowania'],
  category: 'tax',
  questions: (year) => [
    {
      key: 'form',
      label: `Jak chcesz rozliczać podatek dochodowy w ${year} roku?`,
      help: 'Biuro policzy, co się opłaca, zanim złoży oświadczenie. Zmiana jest na cały rok.',
      type: 'single',
      required: true,
      options: [
        { value: 'same', label: 'Tak jak dotychczas' },
        ...Object.entries(forms).map(([value, label]) => ({
          value,
          label: label.replace(/^./, (letter) => letter.toUpperCase()),
        })),
        { value: 'advise', label: 'Nie wiem, proszę o poradę' },
      ],
    },
    {
      key: 'revenue',
      label: `Jakiego przychodu spodziewasz się w ${year} roku?`,
      help: 'W przybliżeniu, bez VAT.',
      type: 'money',
    },
    { key: 'costs', label: `Jakich kosztów spodziewasz się w ${year} roku?`, help: 'W przybliżeniu, bez VAT.', type: 'money' },
    { key: 'former_employer', label: 'Czy będziesz wykonywać usługi dla swojego byłego pracodawcy?', type: 'yes_no' },
  ],
  agree(answers, { stretches }, { obligations }, year, whose = []) {
    const from = `${year}-01-01`;
    const chosen = pickedIn(answers, 'form');
    const now = stretchAt(stretches, from);
    const isKnown = !now.open?.includes('taxation_form');
    const form = isForm(chosen) || !isKnown ? chosen : now.taxation_form;
    const warning = answers.former_employer === true && isForm(form) ? BARRED[form] : '';
    if (chosen === 'advise') return nothingChanges('Klient prosi o poradę.', `Porada: forma opodatkowania na ${year} rok`);
    if (!isForm(chosen) || (isKnown && chosen === now.taxation_form)) {
      const kept = isKnown ? nameOf(now.taxation_form) : 'dotychczasowa forma';
      return nothingChanges(`Zostaje: ${kept}. Niczego się nie składa.${warning}`);
    }
    const task = `Oświadczenie o wyborze formy opodatkowania na ${year}: ${forms[chosen]}`;
    const line = (person: string | null) =>
      ({ kind: 'line', from, subject: 'tax', person, taxation_form: chosen, zus_scheme: null }) as const;
    if (now.company_type === 'jdg') {
      const before = stretchAt(stretches, `${year - 1}-12-31`).taxation_form;
      return {
        says: `Od 01.01.${year}: ${forms[chosen]} (w ${year - 1}: ${nameOf(before)}).${warning}`,
        changes: [line(null)],
        task,
        missing: [],
      };
    }
    // The form is each partner's own, and one answer comes for the company.
    const partners = partnersIn(obligations);
    if (partners.length === 0)
      return nothingChanges(`Klient wybiera: ${forms[chosen]}. Formę każdego wspólnika wpisz w jego karcie.${warning}`, task);
    const others = partners.filter((partner) => now.persons?.find(({ id }) => id === partner)?.taxation_form !== chosen);
    if (others.length === 0) return nothingChanges(`Wspólnicy mają już: ${forms[chosen]}. Niczego się nie składa.`);
    const among = others.length > 1 ? others : [];
    const changing = among.length > 0 ? among.filter((partner) => whose.includes(partner)) : others;
    const says =
      changing.length === 0
        ? `Klient wybiera: ${forms[chosen]}. Zaznacz, którego wspólnika dotyczy odpowiedź.`
        : `Od 01.01.${year}: ${forms[chosen]}, w profilu ${changing.length > 1 ? 'wspólników' : 'wspólnika'}.`;
    return { says: says + warning, changes: changing.map(line), task, missing: [], among };
  },
};

const partnersIn = (obligations: readonly Obligation[]) => [...new Set(obligations.flatMap(({ person }) => person ?? []))];
