import { useMemo, useState } from 'react';
import { fold } from '../../../lib/text';
import type { ConfigFaults } from '../../../tenants/check';
import { TextBox } from '../../fields/TextBox';
import { messages, textsOf } from '../../i18n/messages';
import { ProfileSection } from '../../layout/ProfileSection';

type Strings = Record<string, string>;
const shown = 30;

/** Texts of the interface in the firm's own words: found by what they say, each with its standard beside. */
export function StringsSection({
  strings,
  faults,
  onChange,
}: {
  strings: Strings;
  faults: ConfigFaults;
  onChange: (strings: Strings) => void;
}) {
  const standard = useMemo(() => textsOf(messages()), []);
  const [sought, setSought] = useState('');
  const words = fold(sought).split(/\s+/).filter(Boolean);
  const found = standard.filter(([key, text]) => {
    if (words.length === 0) return Object.hasOwn(strings, key);
    const whole = fold(`${text} ${strings[key] ?? ''} ${key}`);
    return words.every((word) => whole.includes(word));
  });
  const set = (key: string, value: string) => {
    const { [key]: _, ...others } = strings;
    onChange(value === '' ? others : { ...others, [key]: value });
  };
  return (
    <ProfileSection title="Teksty">
      <TextBox
        label="Szukaj tekstu do zmiany"
        type="search"
        value={sought}
        placeholder="na przykład Firmy"
        onChange={setSought}
      />
      <p className="quiet" role="status">
        {words.length === 0 && found.length === 0
          ? 'Żaden tekst nie jest zmieniony.'
          : `Tekstów: ${found.length}${found.length > shown ? `, widać pierwsze ${shown}` : ''}. Pole puste to tekst standardowy.`}
      </p>
      <ul className="string-rows">
        {found.slice(0, shown).map(([key, text]) => (
          <li key={key}>
            <TextBox
              label={text}
              hint={key}
              value={strings[key] ?? ''}
              fault={faults[`strings.${key}`]}
              onChange={(value) => set(key, value)}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
