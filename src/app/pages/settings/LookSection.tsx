import type { ConfigFaults } from '../../../tenants/check';
import type { TenantConfig } from '../../../tenants/define';
import { TextBox } from '../../fields/TextBox';
import { ProfileSection } from '../../layout/ProfileSection';
import { legible } from '../../theme/colors';
import { LogoRow } from './LogoRow';

type Firm = TenantConfig['tenant'];
const colors = {
  primary: 'Kolor główny',
  secondary: 'Kolor dodatkowy',
  background: 'Tło',
} as const;

/** The firm's name, logo and colours. */
export function LookSection({ firm, faults, onChange }: { firm: Firm; faults: ConfigFaults; onChange: (firm: Firm) => void }) {
  return (
    <ProfileSection title="Wygląd">
      <div className="fields two">
        <TextBox
          label="Nazwa biura"
          value={firm.name}
          fault={faults['tenant.name']}
          onChange={(name) => onChange({ ...firm, name })}
        />
        <TextBox
          label="Końcówka tytułu okna"
          value={firm.titleSuffix}
          fault={faults['tenant.titleSuffix']}
          onChange={(titleSuffix) => onChange({ ...firm, titleSuffix })}
        />
        <TextBox
          label="Adres do odpowiedzi na e-maile"
          value={firm.replyTo}
          fault={faults['tenant.replyTo']}
          onChange={(replyTo) => onChange({ ...firm, replyTo: replyTo.trim().toLowerCase() })}
        />
      </div>
      <p className="quiet">
        Pod ten adres przyjdzie odpowiedź na każdy e-mail z panelu. Gdy go nie ma, e-maile proszą, by na nie nie odpowiadać.
      </p>
      <LogoRow
        logo={firm.logo}
        name={firm.name}
        ground={legible(firm.colors).primary}
        fault={faults['tenant.logo']}
        onChange={(logo) => onChange({ ...firm, logo })}
      />
      <div className="color-rows">
        {(Object.keys(colors) as (keyof typeof colors)[]).map((key) => (
          <ColorRow
            key={key}
            label={colors[key]}
            value={firm.colors[key]}
            used={legible(firm.colors)[key]}
            fault={faults[`tenant.colors.${key}`]}
            onChange={(value) => onChange({ ...firm, colors: { ...firm.colors, [key]: value } })}
          />
        ))}
      </div>
    </ProfileSection>
  );
}

interface RowProps {
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A colour by the browser's picker or as text; a pale one is shown darker, so that words in it can be read. */
function ColorRow({ label, value, used, fault, onChange }: RowProps & { used: string }) {
  return (
    <div className="color-row">
      <input
        type="color"
        aria-label={`${label}: próbnik`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextBox label={label} value={value} fault={fault} onChange={onChange} />
      {!fault && used.toLowerCase() !== value.toLowerCase() && (
        <p className="quiet">Na ekranie będzie {used}, żeby napisy dało się czytać.</p>
      )}
    </div>
  );
}
