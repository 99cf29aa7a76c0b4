import { checkNip, formatNip } from '../../../domain/identifiers/nip';
import { isFlatRate } from '../../../domain/ksef/codes';
import type { Invoice } from '../../../domain/ksef/invoice';
import type { Party } from '../../../domain/ksef/parties';
import { numbered } from './numbered';

/** Seller and buyer side by side, the others under them; of a correction also how they were called before. VAT RR is issued by its buyer. */
export function InvoiceParties({ invoice: { kind, seller, buyer, third_parties, correction } }: { invoice: Invoice }) {
  const [sells, buys] = isFlatRate(kind) ? ['Rolnik ryczałtowy', 'Nabywca (wystawił fakturę)'] : ['Sprzedawca', 'Nabywca'];
  const before = [
    ...(correction?.seller_before ? [['Sprzedawca przed korektą', correction.seller_before] as const] : []),
    ...(correction?.buyers_before ?? []).map((party) => ['Nabywca przed korektą', party] as const),
  ];
  const others = third_parties.map((party) => [party.role ?? 'podmiot trzeci', party] as const);
  const all = [[sells, seller] as const, [buys, buyer] as const, ...before, ...others];
  return (
    <div className="sheet-parties">
      {numbered(all).map(([nth, [role, party]]) => (
        <section key={nth} aria-label={role}>
          <h3>{role}</h3>
          <PartyLines party={party} />
        </section>
      ))}
    </div>
  );
}

function PartyLines({ party: { nip, vat_eu, foreign_id, name, country, address, email, phone } }: { party: Party }) {
  const numbers = [
    nip && `NIP ${checkNip(nip) === null ? formatNip(nip) : nip}`,
    vat_eu && `VAT UE ${vat_eu}`,
    foreign_id && `nr ${foreign_id}`,
  ];
  const lines = [
    ...numbers,
    [address, country !== 'PL' && country].filter(Boolean).join(', '),
    [email, phone].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <>
      <p className="sheet-name">{name ?? 'Bez nazwy'}</p>
      {lines.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </>
  );
}
