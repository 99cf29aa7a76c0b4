import { lazy, Suspense, useState } from 'react';
import { OtherButton } from '../../kit/buttons';
import { useRegistersOn } from './useRegistersOn';

const AskRegisters = lazy(() => import('./AskRegisters'));

/** Over the form of a company: the registers that this server may ask. One that stands is compared at a press, which fetches the part that does. */
export function RegistersHere({ company }: { company?: string }) {
  const [wanted, setWanted] = useState(company === undefined);
  const on = useRegistersOn();
  if (!on) return null;
  if (on.length === 0) return company ? null : <SwitchedOff />;
  if (!wanted)
    return (
      <OtherButton onClick={() => setWanted(true)} sx={{ mb: 2 }}>
        Porównaj z rejestrami
      </OtherButton>
    );
  return (
    <Suspense>
      <AskRegisters {...(company ? { company } : {})} />
    </Suspense>
  );
}

const SwitchedOff = () => (
  <p className="quiet">
    Dane firmy można pobierać z rejestrów (CEIDG, KRS, REGON, wykaz podatników VAT) po samym numerze. Na tym serwerze są
    wyłączone; włącza je osoba, która się nim opiekuje.
  </p>
);
