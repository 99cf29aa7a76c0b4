import { BHP_INITIAL, BHP_RULES, LOW_RISK_OFFICE } from '../../domain/hr/bhpRules';
import { CONTRACT_RULES } from '../../domain/hr/contracts';
import { LEAVE_RULES } from '../../domain/hr/leaveRules';
import { MEDICAL_RULES } from '../../domain/hr/medicalRules';
import { SICKNESS_RULES } from '../../domain/hr/sicknessRules';
import { WATCH_RULES, type WatchRule } from '../../domain/hr/watchRules';
import { formatDate } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { CERTAINTY, table } from './markdown';

function medical(): string {
  return table(
    ['Badania lekarskie', 'Od', 'Podstawa', 'Pewność', 'Źródło'],
    Object.values(MEDICAL_RULES).map(({ says, from, basis, certainty, source }) => [
      says,
      formatDate(from),
      basis,
      CERTAINTY[certainty],
      source,
    ]),
  );
}

function bhp(): string {
  const every = (years: number) => (years === 1 ? 'co rok' : `co ${countOf(years, 'rok', 'lata', 'lat')}`);
  return table(
    ['Stanowisko', 'Pierwsze szkolenie', 'Następne', 'Od', 'Podstawa', 'Pewność', 'Źródło'],
    [
      [
        'wszystkie',
        BHP_INITIAL.says,
        '',
        formatDate(BHP_INITIAL.from),
        BHP_INITIAL.basis,
        CERTAINTY[BHP_INITIAL.certainty],
        BHP_INITIAL.source,
      ],
      ...BHP_RULES.map(({ label, firstMonths, years, from, basis, certainty, source }) => [
        label,
        `okresowe do ${firstMonths} miesięcy od rozpoczęcia pracy`,
        every(years),
        formatDate(from),
        basis,
        CERTAINTY[certainty],
        source,
      ]),
      [
        'biurowe u pracodawcy z kategorią ryzyka najwyżej 3',
        'nie jest wymagane',
        'nie jest wymagane',
        formatDate(LOW_RISK_OFFICE.from),
        LOW_RISK_OFFICE.basis,
        CERTAINTY[LOW_RISK_OFFICE.certainty],
        LOW_RISK_OFFICE.source,
      ],
    ],
  );
}

function watched(): string {
  return table(
    ['Kod', 'Data', 'Co zrobić przed nią', 'Co zrobić po niej', 'Od', 'Podstawa', 'Pewność', 'Źródło'],
    WATCH_RULES.map(({ code, label, act, late = act, from, basis, certainty, source }: WatchRule) => [
      `\`${code}\``,
      label,
      act,
      late,
      formatDate(from),
      basis,
      CERTAINTY[certainty],
      source,
    ]),
  );
}

function sickness(): string {
  return table(
    ['Choroba pracownika', 'Podstawa', 'Pewność', 'Źródło'],
    Object.values(SICKNESS_RULES).map(({ says, basis, certainty, source }) => [says, basis, CERTAINTY[certainty], source]),
  );
}

function leave(): string {
  return table(
    ['Urlop wypoczynkowy', 'Podstawa', 'Pewność'],
    Object.values(LEAVE_RULES).map(({ says, basis, certainty }) => [says, basis, CERTAINTY[certainty]]),
  );
}

function contracts(): string {
  const yes = (holds: boolean) => (holds ? 'tak' : 'nie');
  return table(
    ['Umowa', 'Badania i BHP z mocy prawa', 'Zgłoszenie do ZUS w 7 dni', 'Ulga dla młodych', 'Podstawa', 'Pewność', 'Źródło'],
    Object.values(CONTRACT_RULES).map(({ label, worker, insured, studentsFree, youthRelief, basis }) => [
      label,
      yes(worker),
      studentsFree ? 'tak, poza uczniem i studentem do 26 lat' : yes(insured),
      yes(youthRelief),
      basis,
      CERTAINTY.statute,
      'tylko odwołanie do przepisu',
    ]),
  );
}

/** Titled tables of what the law asks of employers about their people. */
export const hrTables = (): [title: string, text: string][] => [
  ['Badania lekarskie pracowników', medical()],
  ['Szkolenia BHP', bhp()],
  ['Daty pracownika do pilnowania', watched()],
  ['Wynagrodzenie chorobowe i okres zasiłkowy', sickness()],
  ['Wymiar urlopu', leave()],
  ['Rodzaje umów', contracts()],
];
