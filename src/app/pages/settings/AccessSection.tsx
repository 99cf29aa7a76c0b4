import { areaWords } from '../../../access/words';
import { areas } from '../../../schema/areas';
import type { ConfigFaults } from '../../../tenants/check';
import type { TenantConfig } from '../../../tenants/define';
import { type Option, SelectBox } from '../../fields/SelectBox';
import { Choice } from '../../kit/Choice';
import { Tick } from '../../kit/Tick';
import { ProfileSection } from '../../layout/ProfileSection';

const demanded = { office: 'Pracownicy biura', client: 'Klienci' } as const;

const late: Record<TenantConfig['switches']['latePapers'], string> = {
  next_month: 'Trafiają do następnego miesiąca',
  correction:
    'Otwierają korektę: klient przed wysłaniem widzi jej cenę (pozycja cennika liczona z korekt po komplecie) i ją akceptuje',
  same_month: 'Trafiają do swojego miesiąca bez pytania',
};

/** How long a session may rest, as it is offered. */
const rests: readonly [minutes: number, says: string][] = [
  [15, '15 minutach'],
  [30, '30 minutach'],
  [60, 'godzinie'],
  [120, '2 godzinach'],
  [240, '4 godzinach'],
  [480, '8 godzinach'],
  [720, '12 godzinach'],
];

/** What is offered, and with it what the firm has, where it is none of them. */
const restsWith = (kept: number): Option[] => [
  ...rests.map(([minutes, says]): Option => [String(minutes), says]),
  ...(rests.some(([minutes]) => minutes === kept) ? [] : [[String(kept), `${kept} minutach`] as const]),
];

/** Rules of the firm that are on or off. */
const rules = [
  { name: 'clientSurveys', says: 'Klienci widzą ankiety', means: '' },
  {
    name: 'clientLimits',
    says: 'Klienci widzą limity podatkowe swoich firm',
    means: 'stan na ten rok, miesiąc, w którym limit zostanie przekroczony, i co z tego wynika',
  },
  {
    name: 'entryLinks',
    says: 'Link z e-maila otwiera klientowi jedną prośbę albo jeden miesiąc bez logowania',
    means:
      'przez 7 dni i najwyżej 20 razy; bez kwot, numerów kont i PESEL, które pokazuje dopiero kod z SMS-a albo aplikacji; każde otwarcie jest w dzienniku, a link może wyłączyć klient i biuro',
  },
  {
    name: 'webPush',
    says: 'Każdy może włączyć u siebie powiadomienia na telefonie i komputerze',
    means:
      'mówią tylko, czego dotyczy nowość, bez nazw, kwot i osób; idą przez usługę powiadomień przeglądarki (Google, Apple, Mozilla, Microsoft), jeśli operator serwera ją włączył',
  },
  { name: 'fourEyes', says: 'Rozliczenie i zadanie sprawdza inna osoba niż ta, która je wykonała', means: '' },
  {
    name: 'transfersByLeaders',
    says: 'Paczki przelewów pobierają tylko kierownik, administrator i właściciel biura',
    means: 'bez zaznaczenia pobiera je każdy, kto prowadzi rozliczenia; pracownik od zadań nigdy',
  },
  {
    name: 'teamWalls',
    says: 'Zespoły widzą tylko swoje firmy',
    means:
      'pracownik widzi firmy, które prowadzi, w których zastępuje albo które prowadzi ktoś z jego zespołu, i wszystko, co do nich należy; kierownik, administrator i właściciel biura widzą wszystkie',
  },
  {
    name: 'completeDocuments',
    says: 'Rozliczenie wysyła się dopiero, gdy klient dostarczył dokumenty, o które poproszono',
    means: 'bez zaznaczenia panel o brakach mówi i pyta',
  },
  {
    name: 'monthlyRequests',
    says: 'Prośby o dokumenty za miniony miesiąc wysyłają się same',
    means:
      'pierwszego dnia roboczego miesiąca, do klientów z kontem w panelu, według profilu firmy; kto ma już prośbę za ten miesiąc, nie dostanie drugiej',
  },
  {
    name: 'predictedPapers',
    says: 'Prośby wysyłane same zawierają przewidywane dokumenty',
    means:
      'czynsz, telefon, leasing, paliwo i inne, które klient przysyłał co miesiąc przez ostatni rok; w prośbie wysyłanej ręcznie wybiera się je zawsze',
  },
  {
    name: 'retentionRun',
    says: 'Dane po terminie przechowywania usuwają się co noc, na zawsze',
    means: 'co jest po terminie, pokazuje zawsze „Przechowywanie danych”; bez zaznaczenia usuwa to tylko administrator',
  },
] as const;

interface AccessSectionProps {
  config: TenantConfig;
  faults: ConfigFaults;
  onChange: (part: Partial<TenantConfig>) => void;
}

/** Areas that nobody of the firm has, and the rules of the firm that are on or off. */
export function AccessSection({ config, faults, onChange }: AccessSectionProps) {
  const { deniedAreas, switches } = config;
  const turn = <T,>(list: readonly T[], one: T, on: boolean) => (on ? [...list, one] : list.filter((each) => each !== one));
  return (
    <>
      <ProfileSection title="Obszary">
        <p className="quiet">Obszaru bez zaznaczenia nie ma w tym biurze nikt, niezależnie od roli.</p>
        {faults.deniedAreas && (
          <p className="fault" role="alert">
            {faults.deniedAreas}
          </p>
        )}
        <ul className="tick-list">
          {areas.map((area) => (
            <li key={area}>
              <Tick
                checked={!deniedAreas.includes(area)}
                onTick={(on) => onChange({ deniedAreas: turn(deniedAreas, area, !on) })}
                label={
                  <>
                    {areaWords[area].label} <span className="quiet">– {areaWords[area].means}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection title="Zasady">
        <ul className="tick-list">
          {rules.map(({ name, says, means }) => (
            <li key={name}>
              <Tick
                checked={switches[name]}
                onTick={(on) => onChange({ switches: { ...switches, [name]: on } })}
                label={
                  <>
                    {says}
                    {means && <span className="quiet"> – {means}</span>}
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <fieldset className="part-rows">
          <legend>Dokumenty dosłane po zgłoszeniu kompletu</legend>
          <Choice
            options={(Object.keys(late) as (keyof typeof late)[]).map((rule) => ({ value: rule, label: late[rule] }))}
            value={switches.latePapers}
            onPick={(latePapers) => onChange({ switches: { ...switches, latePapers } })}
          />
        </fieldset>
        <SelectBox
          className="part-rows"
          label="Sesja bez ruchu kończy się po"
          value={String(switches.sessionIdleMinutes)}
          options={restsWith(switches.sessionIdleMinutes)}
          onChange={(minutes) => onChange({ switches: { ...switches, sessionIdleMinutes: Number(minutes) } })}
        />
        <fieldset className="part-rows">
          <legend>Kody z aplikacji są obowiązkowe dla</legend>
          {(Object.keys(demanded) as (keyof typeof demanded)[]).map((kind) => (
            <Tick
              key={kind}
              label={demanded[kind]}
              checked={switches.tfaRequiredFor.includes(kind)}
              onTick={(on) => onChange({ switches: { ...switches, tfaRequiredFor: turn(switches.tfaRequiredFor, kind, on) } })}
            />
          ))}
        </fieldset>
      </ProfileSection>
    </>
  );
}
