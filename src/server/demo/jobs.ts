import type { employees } from '../../../resources/employees';
import type { RecordOf } from '../../schema';
import type { Company } from './record';

type Kind = NonNullable<RecordOf<typeof employees>['work_kind']>;
export interface Job {
  /** What a man and a woman who do it are called; the same where the woman's form is not in use. */
  M: string;
  F: string;
  kind: Kind;
  /** The age from which one can have learnt it. */
  least: number;
}

/** Ages by the kind of work: a manager has led, who is skilled has a diploma. */
const leastAges: Readonly<Record<Kind, number>> = { manual: 18, hazardous: 18, office: 18, engineering: 22, managerial: 27 };
const job = (M: string, F: string, kind: Kind, least = leastAges[kind]): Job => ({ M, F, kind, least });
const manual = (M: string, F: string) => job(M, F, 'manual');
const desk = (M: string, F: string) => job(M, F, 'office');
const skilled = (M: string, F: string) => job(M, F, 'engineering');

/** Work that any business has. */
export const officeJobs: readonly Job[] = [
  desk('Pracownik biurowy', 'Pracownica biurowa'),
  desk('Specjalista ds. sprzedaży', 'Specjalistka ds. sprzedaży'),
  job('Kierownik', 'Kierowniczka', 'managerial'),
];

const seller = manual('Sprzedawca', 'Sprzedawczyni');
const stock = manual('Magazynier', 'Magazynierka');
// Lorries from 21 on (art. 8 ust. 1 pkt 5 of the act on those who drive vehicles).
const driver = job('Kierowca', 'Kierowca', 'manual', 21);
const artist = desk('Grafik', 'Graficzka');
const fitter = manual('Monter instalacji', 'Monter instalacji');
const clerk = desk('Rejestrator medyczny', 'Rejestratorka medyczna');
const household = [manual('Pomoc domowa', 'Pomoc domowa'), manual('Ogrodnik', 'Ogrodniczka')];
const upkeep = [manual('Konserwator', 'Konserwatorka'), manual('Dozorca', 'Dozorczyni')];
const association = [desk('Koordynator projektów', 'Koordynatorka projektów'), desk('Animator', 'Animatorka')];

/** Work of a trade by the beginning of its PKD code, the longest that fits. */
const byTrade: Readonly<Record<string, readonly Job[]>> = {
  '10': [manual('Piekarz', 'Piekarz'), manual('Cukiernik', 'Cukierniczka'), seller],
  '16': [manual('Stolarz', 'Stolarz'), job('Operator pilarki', 'Operator pilarki', 'hazardous'), stock],
  '18': [manual('Drukarz', 'Drukarz'), manual('Introligator', 'Introligator'), artist],
  '25': [manual('Ślusarz', 'Ślusarz'), job('Spawacz', 'Spawacz', 'hazardous')],
  '31': [manual('Stolarz', 'Stolarz'), manual('Tapicer', 'Tapicerka')],
  '43.21': [job('Elektryk', 'Elektryk', 'hazardous'), fitter],
  '43.22': [manual('Hydraulik', 'Hydraulik'), fitter],
  '43.35': [manual('Glazurnik', 'Glazurnik'), manual('Malarz', 'Malarka')],
  '46': [stock, driver, desk('Przedstawiciel handlowy', 'Przedstawicielka handlowa')],
  '47': [seller, stock],
  '47.73': [job('Farmaceuta', 'Farmaceutka', 'engineering', 25), skilled('Technik farmaceutyczny', 'Technik farmaceutyczny')],
  '47.76': [manual('Florysta', 'Florystka'), seller],
  '49': [driver, desk('Spedytor', 'Spedytorka')],
  '52': [stock, desk('Spedytor', 'Spedytorka')],
  '56': [manual('Kucharz', 'Kucharka'), manual('Kelner', 'Kelnerka')],
  '56.30': [manual('Barista', 'Baristka'), manual('Kelner', 'Kelnerka')],
  '62': [skilled('Programista', 'Programistka'), skilled('Tester', 'Testerka')],
  '68.20': upkeep,
  '68.31': [desk('Pośrednik w obrocie nieruchomościami', 'Pośredniczka w obrocie nieruchomościami')],
  '70': [desk('Konsultant', 'Konsultantka'), desk('Analityk', 'Analityczka')],
  '71.11': [skilled('Projektant', 'Projektantka'), skilled('Asystent projektanta', 'Asystentka projektanta')],
  '71.12': [skilled('Geodeta', 'Geodetka'), manual('Pomiarowy', 'Pomiarowa')],
  '73': [desk('Copywriter', 'Copywriterka'), artist],
  '74': [artist],
  '75': [
    job('Lekarz weterynarii', 'Lekarka weterynarii', 'engineering', 25),
    skilled('Technik weterynarii', 'Technik weterynarii'),
  ],
  '85.10': [
    job('Nauczyciel przedszkola', 'Nauczycielka przedszkola', 'office', 23),
    manual('Pomoc nauczyciela', 'Pomoc nauczyciela'),
  ],
  '85.59': [desk('Lektor', 'Lektorka')],
  '86.21': [skilled('Pielęgniarz', 'Pielęgniarka'), clerk],
  '86.23': [skilled('Asystent stomatologiczny', 'Asystentka stomatologiczna'), clerk],
  '86.95': [job('Fizjoterapeuta', 'Fizjoterapeutka', 'engineering', 24), clerk],
  '88': association,
  '94': association,
  '95': [manual('Mechanik', 'Mechanik'), desk('Doradca serwisowy', 'Doradczyni serwisowa')],
  '96.10': [manual('Pracownik pralni', 'Pracownica pralni')],
  '96.21': [manual('Fryzjer', 'Fryzjerka'), desk('Recepcjonista', 'Recepcjonistka')],
};

/** Who has no trade has work of their own. */
const byForm: Readonly<Partial<Record<Company['company_type'], readonly Job[]>>> = {
  natural_person: household,
  other: officeJobs,
  private_rental: upkeep,
  housing_community: upkeep,
  farmer: [manual('Pracownik rolny', 'Pracownica rolna'), manual('Traktorzysta', 'Traktorzysta')],
};

/** What people do there. */
export function jobsOf({ pkd_main, company_type }: Pick<Company, 'pkd_main' | 'company_type'>): readonly Job[] {
  const code = pkd_main ?? '';
  return byTrade[code.slice(0, 5)] ?? byTrade[code.slice(0, 2)] ?? byForm[company_type] ?? officeJobs;
}

/** Whether a business has an office with people in it: a household, a landlord and a farm have none. */
export const hasOffice = ({ company_type }: Pick<Company, 'company_type'>): boolean => !(company_type in byForm);

/** Work that ends in a work of its own, which a contract for specific work can be of (art. 627 KC); other work is a mandate's. */
export const makesWorks = ({ M }: Pick<Job, 'M'>): boolean => ['Grafik', 'Copywriter', 'Projektant'].includes(M);

/** Monthly wages for full time in złote, from and to, by the kind of work. */
export const wagesOf: Readonly<Record<Kind, readonly [from: number, to: number]>> = {
  manual: [4_850, 7_600],
  hazardous: [5_400, 8_900],
  office: [5_000, 8_800],
  engineering: [5_800, 12_500],
  managerial: [7_500, 14_500],
};
