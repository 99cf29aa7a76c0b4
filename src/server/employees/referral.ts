import type { Content } from 'pdfmake/interfaces';
import { resources } from '../../../resources';
import { grantedCompanies } from '../../access/can';
import type { MedicalExam } from '../../domain/hr/medical';
import { MEDICAL_RULES } from '../../domain/hr/medicalRules';
import { EXPOSURES, REFERRAL_KINDS, referralKind } from '../../domain/hr/referral';
import type { SickLeave } from '../../domain/hr/sickness';
import { formatNip } from '../../domain/identifiers/nip';
import { formatDate } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { conflict } from '../errors';
import { type Paper, paperTable } from '../paper/paper';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { type Employer, employerOf } from './rows';
import { absencesOf } from './staffRows';

type Employee = RecordOf<(typeof resources)['employees']>;
type Shown = Partial<Employee> & { id: string };

const dots = (length: number) => '.'.repeat(length);
const gap = (above: number): [number, number, number, number] => [0, above, 0, 6];

/**
 * A draft of the referral to a doctor, for the employer to complete and sign. It tells of examinations only what the asker may know:
 * for who may not, its kind is left to be struck out by hand. A PESEL is never opened for it.
 */
export async function referralPaper(record: Shown, { scope, db }: { scope: Scope; db: Pick<Tx, 'query'> }): Promise<Paper> {
  const today = todayOf(scope);
  if (record.status === 'ended' || record.status === 'archived' || (record.end_date && record.end_date < today))
    throw conflict('Umowa tej osoby jest zakończona, więc nie kieruje się jej na badania.', undefined, 'not_employed');
  const employer = await employerOf(db, scope.tenant.id, record.company_id ?? '');
  const absent = knows(record, scope) ? await absencesOf(db, scope.tenant.id, [record.id], ['sick']) : [];
  const sick = absent.filter(({ planned }) => !planned);
  return {
    title: 'Skierowanie na badania lekarskie',
    name: `Skierowanie ${record.first_name ?? ''} ${record.last_name ?? ''}`,
    lead: 'Projekt do uzupełnienia i podpisania przez pracodawcę',
    foot: `Projekt przygotowany w panelu: ${scope.tenant.config.tenant.name} · ${formatDate(today)}`,
    content: [
      {
        columns: [
          { stack: nameOf(employer) },
          { text: `${employer?.city ?? dots(24)}, ${formatDate(today)}`, alignment: 'right' },
        ],
      },
      { text: kindLine(record, scope, sick), style: 'big', margin: gap(16) },
      { text: 'Na podstawie art. 229 § 4a Kodeksu pracy kieruję na badania lekarskie:', margin: gap(4) },
      ...facts(record, today).map(([label, value]) => ({
        text: [{ text: `${label}: `, color: '#46566b' }, value],
        margin: [0, 0, 0, 4] as [number, number, number, number],
      })),
      { text: 'Warunki pracy na stanowisku', style: 'heading' },
      { text: 'Czynniki, na które osoba jest narażona, z wielkością narażenia i aktualnymi wynikami pomiarów.', style: 'quiet' },
      paperTable(
        [{ label: 'Grupa czynników' }, { label: 'Opis', wide: true }],
        EXPOSURES.map((group) => [group, `${dots(90)}\n${dots(90)}`]),
      ),
      { text: `Łączna liczba czynników: ${dots(12)}`, margin: gap(0) },
      { text: `${dots(50)}\npodpis pracodawcy`, alignment: 'right', margin: gap(30) },
      {
        text: `Skierowanie wydaje się w dwóch egzemplarzach, jeden dla osoby kierowanej. ${MEDICAL_RULES.referral.says}`,
        style: 'quiet',
      },
      { text: `Podstawa: ${MEDICAL_RULES.referral.basis}.`, style: 'quiet' },
    ],
  };
}

/** Referrals of several people in one file, each on a page of its own. */
export async function referralsPaper(
  records: readonly Shown[],
  context: { scope: Scope; db: Pick<Tx, 'query'> },
): Promise<Paper> {
  const papers: Paper[] = [];
  for (const record of records) papers.push(await referralPaper(record, context));
  const [first] = papers;
  if (!first) throw conflict('Wybierz osoby, które mają pójść na badania.', undefined, 'nobody');
  const next = ({ title, lead, content }: Paper): Content[] => [
    { text: title, style: 'title', pageBreak: 'before' },
    ...(lead ? [{ text: lead, style: 'lead' }] : []),
    ...content,
  ];
  return { ...first, name: 'Skierowania', content: [...first.content, ...papers.slice(1).flatMap(next)] };
}

function nameOf(employer: Employer | undefined): Content[] {
  if (!employer) return [dots(50)];
  const { title, vat_number, regon, street, building, flat, postal_code, city } = employer;
  const house = [building, flat].filter(Boolean).join('/');
  const numbers = [vat_number && `NIP ${formatNip(vat_number)}`, regon && `REGON ${regon}`].filter(Boolean).join(', ');
  const address = [[street, house].filter(Boolean).join(' '), [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);
  return [{ text: title, bold: true }, ...address, ...(numbers ? [numbers] : [])];
}

/** Whether the asker may know of this person's examinations (P08). */
function knows({ company_id = '' }: Shown, { who }: Scope): boolean {
  const granted = grantedCompanies(who);
  return granted === null ? who.payroll : granted.includes(company_id);
}

function examsOf({ medical_exam_type, medical_exam_date, medical_exam_valid_to, start_date }: Shown): MedicalExam[] {
  if (!medical_exam_date && !medical_exam_valid_to) return [];
  const performed_on = medical_exam_date ?? start_date ?? '';
  return [{ kind: medical_exam_type ?? 'periodic', performed_on, valid_to: medical_exam_valid_to ?? null, fit: true }];
}

function kindLine(record: Shown, scope: Scope, sick: readonly SickLeave[]): string {
  if (!knows(record, scope)) return `Badanie ${Object.values(REFERRAL_KINDS).join(' / ')} (niepotrzebne skreślić)`;
  return `Badanie ${REFERRAL_KINDS[referralKind({ exams: examsOf(record), sick_leaves: sick }, todayOf(scope))]}`;
}

function facts(record: Shown, today: string): [label: string, value: string][] {
  const { first_name, last_name, pesel, birth_date, position, work_place, work_kind, start_date, medical_exam_valid_to } = record;
  const kind = work_kind && resources.employees.fields.work_kind.choices?.[work_kind]?.label;
  return [
    ['Imię i nazwisko', `${first_name ?? ''} ${last_name ?? ''}`],
    ['PESEL', dots(33) + (pesel ? ` (ostatnie cyfry w kartotece: ${pesel.slice(-4)})` : ' (gdy go brak: dokument tożsamości)')],
    ...(birth_date ? [['Data urodzenia', formatDate(birth_date)] as [string, string]] : []),
    ['Adres zamieszkania', dots(80)],
    ['Stanowisko', [position, kind].filter(Boolean).join(', ')],
    ...(work_place ? [['Miejsce pracy', work_place] as [string, string]] : []),
    ...(start_date ? [[start_date > today ? 'Podejmuje pracę' : 'Pracuje od', formatDate(start_date)] as [string, string]] : []),
    ...(medical_exam_valid_to
      ? [['Dotychczasowe orzeczenie ważne do', formatDate(medical_exam_valid_to)] as [string, string]]
      : []),
  ];
}
