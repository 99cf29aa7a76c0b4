import { mayEmploy } from '../deadlines/subject';
import type { CompanyType, TaxProfile } from '../deadlines/taxProfile';
import { isInKrs } from '../deadlines/who';
import type { PowerKind } from './kinds';

/** A power that an office cannot do a client's work without, and why, in Polish. */
export interface ExpectedPower {
  kind: PowerKind;
  because: string;
  /** It hangs on something that nobody has told yet; left out where it is surely needed. */
  perhaps?: true;
}

/** Who runs no business: no KSeF of their own, no address for deliveries that they must have. */
const private_: readonly CompanyType[] = ['natural_person', 'private_rental', 'farmer'];

const inCeidg: readonly CompanyType[] = ['jdg', 'civil_partnership'];

/** From this day on everybody in CEIDG has an address for electronic deliveries; who stands in the court register has it earlier. */
const EDELIVERY_FOR_ALL = '2026-10-01';
const EDELIVERY_IN_KRS = '2025-04-01';

/** Whoever employs pays their tax and contributions: until that is known, what this asks for is not known either. */
const PERHAPS = { because: 'nie wiadomo, czy zatrudnia', perhaps: true } as const;

/**
 * The powers that the profile of a day asks for: what it declares, pays and receives by electronic means. `represented`: the office answers a tax
 * authority for the client, which UPL-1 does not let it do, as PPO-1 lets it sign no declarations.
 */
export function expectedPowers(profile: TaxProfile, today: string, represented = false): ExpectedPower[] {
  const { vat_status, taxation_form, company_type, employs } = profile;
  const business = !private_.includes(company_type);
  const found: ExpectedPower[] = [];
  const unknown = mayEmploy(profile);
  const why = declares(profile);
  if (why) found.push({ kind: 'upl1', because: why });
  else if (unknown) found.push({ kind: 'upl1', ...PERHAPS });
  if (represented) found.push({ kind: 'ppo1', because: 'otwarta sprawa z urzędem skarbowym: pismo, kontrola lub korekta' });
  if (employs || ownContributions(profile))
    found.push({ kind: 'zus_pel', because: employs ? 'zatrudnia, składa DRA' : 'opłaca składki ZUS' });
  else if (unknown) found.push({ kind: 'zus_pel', ...PERHAPS });
  if (business && taxation_form !== 'none' && (vat_status === 'active' || vat_status.startsWith('exempt')))
    found.push({ kind: 'ksef', because: 'wystawia lub odbiera faktury w KSeF' });
  if (isInKrs(profile) && today >= EDELIVERY_IN_KRS)
    found.push({ kind: 'edelivery', because: 'wpis w KRS: obowiązek od 1.04.2025' });
  else if (inCeidg.includes(company_type) && today >= EDELIVERY_FOR_ALL)
    found.push({ kind: 'edelivery', because: 'przedsiębiorca z CEIDG: obowiązek od 1.10.2026' });
  return found;
}

function declares(profile: TaxProfile): string | null {
  const { vat_status, taxation_form, employs, open = [] } = profile;
  // Whatever the open facts are, somebody declares an income or pays CIT of it.
  if (open.length > 0) return employs ? 'płatnik PIT od wynagrodzeń' : 'rozlicza podatki; na karcie brakuje jakie';
  if (vat_status === 'active') return 'czynny podatnik VAT, składa JPK_V7';
  if (taxation_form.startsWith('cit')) return 'podatnik CIT';
  if (employs) return 'płatnik PIT od wynagrodzeń';
  return ['none', 'transparent'].includes(taxation_form) ? null : 'składa zeznanie roczne PIT';
}

/** A scheme that is not known asks for nothing. */
const ownContributions = ({ persons = [] }: TaxProfile) =>
  persons.some(({ zus_scheme }) => zus_scheme && zus_scheme !== 'none' && zus_scheme !== 'krus');
