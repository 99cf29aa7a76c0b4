import type { QuestionType } from '../../domain/surveys/words';
import { blankQuestion, type Question, type Section } from './question';

/** A ready-made survey to begin with. */
export interface SurveyTemplate {
  key: string;
  name: string;
  about: string;
  survey: {
    title: string;
    description: string;
    purpose: 'opinion' | 'data_collection' | 'annual' | 'onboarding' | 'nps';
    anonymous?: boolean;
    thank_you: string;
    sections: readonly Section[];
  };
  questions: readonly Question[];
}

type More = Partial<Omit<Question, 'options' | 'lines'>> & { options?: readonly string[]; lines?: readonly string[] };

const named = (letter: string, labels: readonly string[] = []) =>
  labels.map((label, at) => ({ value: `${letter}${at + 1}`, label }));

/** A question of a ready-made form; options and lines are given by their words. */
function ask(key: string, type: QuestionType, label: string, { options, lines, ...more }: More = {}): Question {
  return { ...blankQuestion, key, type, label, ...more, options: named('o', options), lines: named('w', lines) };
}
const when = (question: string, value: string): Pick<Question, 'visible_if'> => ({
  visible_if: [{ question, test: 'is', value }],
});
const must = { required: true } as const;

/** What offices ask most often. */
export const surveyTemplates: readonly SurveyTemplate[] = [
  {
    key: 'pit',
    name: 'Zbieranie danych do PIT',
    about: 'Ulgi, dzieci, rachunek do zwrotu i dokumenty do zeznania rocznego',
    survey: {
      title: 'Dane do zeznania rocznego PIT',
      description: 'Zbieramy dane do zeznania. Zajmie to około 10 minut, a odpowiedzi zapisują się same.',
      purpose: 'annual',
      thank_you: 'Dziękujemy. Przygotujemy zeznanie i damy znać, gdy będzie gotowe.',
      sections: [
        { key: 'osoba', title: 'Dane podatnika' },
        { key: 'ulgi', title: 'Ulgi i odliczenia' },
        { key: 'zwrot', title: 'Zwrot i dokumenty' },
      ],
    },
    questions: [
      ask('pesel', 'pesel', 'PESEL podatnika', { ...must, section: 'osoba' }),
      ask('telefon', 'phone', 'Telefon w sprawie zeznania', { section: 'osoba' }),
      ask('malzonek', 'yes_no', 'Czy rozliczasz się wspólnie z małżonkiem?', { ...must, section: 'osoba' }),
      ask('pesel_malzonka', 'pesel', 'PESEL małżonka', { ...must, section: 'osoba', ...when('malzonek', 'tak') }),
      ask('dzieci', 'yes_no', 'Czy korzystasz z ulgi na dzieci?', { ...must, section: 'ulgi' }),
      ask('ile_dzieci', 'number', 'Na ile dzieci?', { ...must, min: 1, max: 15, section: 'ulgi', ...when('dzieci', 'tak') }),
      ask('inne_ulgi', 'multi', 'Z czego jeszcze chcesz skorzystać?', {
        section: 'ulgi',
        options: ['Ulga termomodernizacyjna', 'Ulga na internet', 'IKZE', 'Ulga rehabilitacyjna', 'Darowizny'],
      }),
      ask('darowizny', 'money', 'Suma darowizn', { min: 0, section: 'ulgi', ...when('inne_ulgi', 'o5') }),
      ask('konto', 'bank_account', 'Rachunek do zwrotu nadpłaty', { section: 'zwrot' }),
      ask('pliki', 'file', 'Dokumenty (PIT-11, potwierdzenia ulg)', { max: 10, section: 'zwrot' }),
      ask('prawda', 'consent', 'Potwierdzam, że podane dane są zgodne z prawdą', { ...must, section: 'zwrot' }),
    ],
  },
  {
    key: 'onboarding',
    name: 'Ankieta wdrożeniowa',
    about: 'Wszystko, co trzeba wiedzieć o nowym kliencie na początku współpracy',
    survey: {
      title: 'Zaczynamy współpracę',
      description: 'Kilka pytań, dzięki którym dobrze ustawimy księgowość od pierwszego miesiąca.',
      purpose: 'onboarding',
      thank_you: 'Dziękujemy. Opiekun odezwie się w ciągu dwóch dni roboczych.',
      sections: [
        { key: 'firma', title: 'Firma' },
        { key: 'kadry', title: 'Pracownicy' },
        { key: 'dokumenty', title: 'Dokumenty' },
      ],
    },
    questions: [
      ask('nip', 'nip', 'NIP firmy', { ...must, section: 'firma' }),
      ask('start', 'month', 'Od którego miesiąca prowadzimy księgi?', { ...must, section: 'firma' }),
      ask('przychod', 'money', 'Przychód w poprzednim roku', { min: 0, section: 'firma' }),
      ask('koszt', 'money', 'Koszty w poprzednim roku', { min: 0, section: 'firma' }),
      ask('dochod', 'calculated', 'Dochód (liczy się sam)', { formula: 'przychod - koszt', section: 'firma' }),
      ask('pracownicy', 'yes_no', 'Czy firma zatrudnia pracowników?', { ...must, section: 'kadry' }),
      ask('ilu', 'number', 'Ilu?', { ...must, min: 1, max: 10_000, section: 'kadry', ...when('pracownicy', 'tak') }),
      ask('umowy', 'multi', 'Na jakich umowach?', {
        section: 'kadry',
        options: ['Umowa o pracę', 'Zlecenie', 'O dzieło', 'B2B'],
        ...when('pracownicy', 'tak'),
      }),
      ask('droga', 'single', 'Jak będziesz przekazywać dokumenty?', {
        ...must,
        section: 'dokumenty',
        options: ['Zdjęcie w panelu', 'Plik PDF w panelu', 'KSeF', 'Papier w biurze'],
      }),
      ask('email', 'email', 'E-mail osoby od dokumentów', { section: 'dokumenty' }),
      ask('uwagi', 'long_text', 'Co jeszcze powinniśmy wiedzieć?', { section: 'dokumenty' }),
    ],
  },
  {
    key: 'nps',
    name: 'NPS',
    about: 'Jedno pytanie o polecenie biura i jedno dlaczego',
    survey: {
      title: 'Czy polecisz nasze biuro?',
      description: 'Dwa pytania, minuta.',
      purpose: 'nps',
      anonymous: true,
      thank_you: 'Dziękujemy za ocenę.',
      sections: [],
    },
    questions: [
      ask('polecenie', 'nps', 'Na ile prawdopodobne, że polecisz nasze biuro znajomemu?', {
        ...must,
        help: '0 – na pewno nie, 10 – na pewno tak',
      }),
      ask('co_poprawic', 'long_text', 'Co powinniśmy poprawić?', {
        visible_if: [{ question: 'polecenie', test: 'less', value: '9' }],
      }),
      ask('co_dobre', 'long_text', 'Co robimy dobrze?', { visible_if: [{ question: 'polecenie', test: 'more', value: '8' }] }),
    ],
  },
  {
    key: 'service',
    name: 'Ocena obsługi',
    about: 'Jak klient ocenia kontakt, terminowość i zrozumiałość',
    survey: {
      title: 'Jak oceniasz naszą obsługę?',
      description: 'Ankieta jest anonimowa i zajmie trzy minuty.',
      purpose: 'opinion',
      anonymous: true,
      thank_you: 'Dziękujemy. Z odpowiedzi naprawdę korzystamy.',
      sections: [],
    },
    questions: [
      ask('ogolnie', 'scale5', 'Jak ogólnie oceniasz współpracę?', { ...must, help: '1 – źle, 5 – bardzo dobrze' }),
      ask('oceny', 'matrix', 'Jak oceniasz…', {
        ...must,
        options: ['Źle', 'Średnio', 'Dobrze'],
        lines: ['Szybkość odpowiedzi', 'Zrozumiałość wyjaśnień', 'Terminowość'],
      }),
      ask('wazne', 'ranking', 'Co jest dla Ciebie najważniejsze?', { options: ['Cena', 'Szybki kontakt', 'Doradztwo'] }),
      ask('kontakt', 'dropdown', 'Jak najchętniej się kontaktujesz?', { options: ['Panel', 'Telefon', 'E-mail', 'Spotkanie'] }),
      ask('uwagi', 'long_text', 'Co jeszcze chcesz nam powiedzieć?'),
    ],
  },
];
