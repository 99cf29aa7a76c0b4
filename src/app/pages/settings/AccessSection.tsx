import { areaWords } from '../../../access/words';
import { areas } from '../../../schema/areas';
import { type ConfigFaults, neverDenied } from '../../../tenants/check';
import type { TenantConfig } from '../../../tenants/define';
import { ProfileSection } from '../profile/ProfileSection';

const demanded = { office: 'Pracownicy biura', client: 'Klienci' } as const;

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
              <label className="tick-row">
                <input
                  type="checkbox"
                  checked={!deniedAreas.includes(area)}
                  disabled={neverDenied.includes(area)}
                  onChange={({ target }) => onChange({ deniedAreas: turn(deniedAreas, area, !target.checked) })}
                />
                <span>
                  {areaWords[area].label} <span className="quiet">– {areaWords[area].means}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection title="Zasady">
        <ul className="tick-list">
          <li>
            <label className="tick-row">
              <input
                type="checkbox"
                checked={switches.clientSurveys}
                onChange={({ target }) => onChange({ switches: { ...switches, clientSurveys: target.checked } })}
              />
              <span>Klienci widzą ankiety</span>
            </label>
          </li>
          <li>
            <label className="tick-row">
              <input
                type="checkbox"
                checked={switches.fourEyes}
                onChange={({ target }) => onChange({ switches: { ...switches, fourEyes: target.checked } })}
              />
              <span>Rozliczenie i zadanie sprawdza inna osoba niż ta, która je wykonała</span>
            </label>
          </li>
        </ul>
        <fieldset className="part-rows">
          <legend>Kody z aplikacji są obowiązkowe dla</legend>
          {(Object.keys(demanded) as (keyof typeof demanded)[]).map((kind) => (
            <label key={kind} className="tick-row">
              <input
                type="checkbox"
                checked={switches.tfaRequiredFor.includes(kind)}
                onChange={({ target }) =>
                  onChange({ switches: { ...switches, tfaRequiredFor: turn(switches.tfaRequiredFor, kind, target.checked) } })
                }
              />
              <span>{demanded[kind]}</span>
            </label>
          ))}
        </fieldset>
      </ProfileSection>
    </>
  );
}
