import type { CompanyCard } from './companyCard';
import { plain } from './plain';
import { proposeFields, registerConcerns } from './proposal';

type Source = CompanyCard['source'];
export type Card = Readonly<Record<string, unknown>>;

/** Something that a register says otherwise than the company's card. */
export interface RegisterDifference {
  /** What it is about; one of a kind stands open for a company. */
  subject: string;
  source: Source;
  /** What would be written to the card; null where nobody but the office can say what. */
  values: Readonly<Record<string, string | boolean>> | null;
  mine: string | null;
  theirs: string;
  alarm: 'struck_off' | 'account_off' | null;
}

/** Which register is believed about which field by itself; others are asked less often and would say an older thing. */
const BELIEVED: Readonly<Record<string, readonly Source[]>> = {
  title: ['krs', 'ceidg'],
  regon: ['regon', 'krs', 'ceidg'],
  krs: ['krs', 'white_list'],
  // REGON is asked for it only of those whom neither of the others has.
  pkd_main: ['krs', 'ceidg', 'regon'],
  closed_at: ['ceidg', 'regon'],
  vat_eu: ['vies'],
};
const SEAT: readonly Source[] = ['krs', 'ceidg'];

/**
 * `asked` are the registers that answered, with no card where they do not know the company; `notInFile` the accounts that the list's file of the
 * day does not have, which knows the virtual ones too.
 */
export function differencesWith(
  card: Card,
  asked: ReadonlyMap<Source, CompanyCard | null>,
  notInFile: readonly string[] = [],
): RegisterDifference[] {
  const cards = [...asked.values()].filter((each) => each !== null);
  const proposed = proposeFields(cards);
  const fields = proposed.flatMap(({ field, value, source }) => {
    const believed = BELIEVED[field]?.includes(source) && !same(card[field], value);
    return believed ? [difference(field, source, { [field]: value }, card[field], value)] : [];
  });
  return [
    ...fields,
    ...seatOf(card, proposed),
    ...vatOf(card, asked),
    ...accountsOf(card, asked.get('white_list') ?? null, notInFile),
    ...concernsOf(card, cards),
  ];
}

const same = (mine: unknown, theirs: unknown) => (mine ?? '') === theirs || plain(mine ?? '') === plain(theirs);

function difference(
  subject: string,
  source: Source,
  values: RegisterDifference['values'],
  mine: unknown,
  theirs: unknown,
  alarm: RegisterDifference['alarm'] = null,
): RegisterDifference {
  return { subject, source, values, mine: said(mine), theirs: said(theirs) ?? '', alarm };
}

function said(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return value === true ? 'tak' : value === false ? 'nie' : String(value);
}

/** An address moves as a whole. */
function seatOf(card: Card, proposed: ReturnType<typeof proposeFields>): RegisterDifference[] {
  const parts = proposed.filter(({ field, source }) => field.startsWith('address_') && SEAT.includes(source));
  const [first] = parts;
  if (!first || parts.every(({ field, value }) => same(card[field], value))) return [];
  const line = (of: (key: string) => unknown) =>
    ['address_street', 'address_building', 'address_flat', 'address_postal_code', 'address_city']
      .map(of)
      .filter(Boolean)
      .join(' ');
  const values = Object.fromEntries(parts.map(({ field, value }) => [field, value]));
  return [
    difference(
      'seat',
      first.source,
      values,
      line((key) => card[key]),
      line((key) => values[key]),
    ),
  ];
}

/** Struck off is who the card has as a payer and the list does not; of the union's trade the same by VIES. */
function vatOf(card: Card, asked: ReadonlyMap<Source, CompanyCard | null>): RegisterDifference[] {
  const found: RegisterDifference[] = [];
  if (asked.has('white_list')) {
    const status = asked.get('white_list')?.vat_status ?? 'not_registered';
    if (card.vat_status === 'active' && status !== 'active') {
      const values = status === 'exempt' ? null : { vat_status: 'removed' };
      const theirs = status === 'exempt' ? 'podatnik zwolniony' : 'nie ma w wykazie czynnych podatników';
      found.push(difference('vat_status', 'white_list', values, 'czynny podatnik VAT', theirs, 'struck_off'));
    }
    const settles = card.vat_period !== null && card.vat_period !== undefined && card.vat_period !== 'none';
    if (status === 'active' && card.vat_status !== 'active')
      found.push(
        difference(
          'vat_status',
          'white_list',
          { vat_status: 'active', ...(settles ? {} : { vat_period: 'monthly' }) },
          'nie jest czynnym podatnikiem',
          'czynny podatnik VAT',
        ),
      );
  }
  if (asked.has('vies') && asked.get('vies') === null && card.vat_eu === true)
    found.push(difference('vat_eu', 'vies', { vat_eu: false }, true, false));
  return found;
}

const digits = (value: unknown) => String(value ?? '').replace(/\D/g, '');

/** Of payers alone, as the list has no accounts of others: those that it has and the card does not, and the other way round. */
function accountsOf(card: Card, list: CompanyCard | null, notInFile: readonly string[]): RegisterDifference[] {
  if (list?.vat_status !== 'active' || list.accounts.length === 0) return [];
  const own = ((card.accounts ?? []) as readonly { number?: unknown }[]).map(({ number }) => digits(number));
  return [
    ...list.accounts
      .filter((account) => !own.includes(account))
      .map((account) => difference(`account:${account}`, 'white_list', { account }, null, account)),
    ...offList(
      own.filter(
        (account) =>
          account !== '' && !list.accounts.includes(account) && (!list.virtual_accounts || notInFile.includes(account)),
      ),
    ),
  ];
}

/** Accounts of the card that the list does not have with the company. */
export const offList = (accounts: readonly string[]): RegisterDifference[] =>
  accounts.map((account) =>
    difference(`off:${account}`, 'white_list', null, account, 'rachunku nie ma w wykazie', 'account_off'),
  );

/** What the card can't tell by a value: a suspension without its day, an entry in section 6. */
function concernsOf(card: Card, cards: readonly CompanyCard[]): RegisterDifference[] {
  return cards
    .filter(({ source, status }) => (source !== 'krs' ? status === 'suspended' && !card.suspended_from : status === null))
    .flatMap((each) =>
      registerConcerns([each]).map((concern) => difference(`concern:${each.source}`, each.source, null, null, concern)),
    );
}
