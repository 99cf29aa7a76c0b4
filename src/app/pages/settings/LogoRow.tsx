import { useRef, useState } from 'react';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { FileDrop } from '../../kit/FileDrop';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { shrunkLogo } from './shrunkLogo';

interface LogoRowProps {
  logo: string | null;
  name: string;
  /** The bar that it stands on. */
  ground: string;
  fault: string | undefined;
  onChange: (logo: string | null) => void;
}

/** The firm's logo, in place of its name in the bars and over the login. */
export function LogoRow({ logo, name, ground, fault, onChange }: LogoRowProps) {
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { send } = useDeed();
  const ways = useRef<HTMLButtonElement>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setRefused(null);
    const failed = await send(async () => {
      onChange(await shrunkLogo(file));
      setAsking(false);
      // The button that chose the file goes with its place.
      ways.current?.focus();
    });
    if (failed) setRefused(failed.sentence);
  }
  const says = refused ?? fault;
  return (
    <section aria-label="Logo" className="logo-row">
      <div className="logo-ways">
        {logo ? (
          <span className="logo-ground" style={{ background: ground }}>
            <img src={logo} alt={`Logo: ${name}`} />
          </span>
        ) : (
          <p className="quiet">Bez logo w pasku stoi nazwa biura.</p>
        )}
        <OtherButton ref={ways} size="small" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {logo ? 'Zmień logo' : 'Dodaj logo'}
        </OtherButton>
        {logo && (
          <QuietButton
            size="small"
            onClick={() => {
              onChange(null);
              ways.current?.focus();
            }}
          >
            Usuń logo
          </QuietButton>
        )}
      </div>
      {asking && (
        <FileDrop
          name="Miejsce na logo"
          files="Plik z logo"
          accept="image/png,image/jpeg,image/webp"
          label="Wybierz obraz"
          quiet={true}
          hint="albo upuść go tutaj: PNG, JPG albo WebP, najlepiej jasny znak na przezroczystym tle. Zmniejszymy go do paska."
          onFiles={([file]) => void take(file)}
        />
      )}
      {says && (
        <Notice role="alert" severity="error">
          {says}
        </Notice>
      )}
    </section>
  );
}
