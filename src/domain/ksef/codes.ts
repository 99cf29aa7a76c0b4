/** Codes of the schemas FA and FA_RR as people read them; source: the official schemas FA(2), FA(3) and FA_RR(1). */

const INVOICE_KINDS = {
  VAT: 'faktura',
  KOR: 'faktura korygująca',
  ZAL: 'faktura zaliczkowa',
  ROZ: 'faktura rozliczeniowa',
  UPR: 'faktura uproszczona',
  KOR_ZAL: 'korekta faktury zaliczkowej',
  KOR_ROZ: 'korekta faktury rozliczeniowej',
} as const;

/** Of a flat-rate farmer's sale, which the buyer issues (art. 116 VAT). */
const FLAT_RATE_KINDS = {
  VAT_RR: 'faktura VAT RR',
  KOR_VAT_RR: 'korekta faktury VAT RR',
} as const;

export type InvoiceKind = keyof typeof INVOICE_KINDS | keyof typeof FLAT_RATE_KINDS;

/** Kinds by the form's code. */
export const KINDS: Readonly<Record<'FA' | 'FA_RR', Readonly<Partial<Record<InvoiceKind, string>>>>> = {
  FA: INVOICE_KINDS,
  FA_RR: FLAT_RATE_KINDS,
};

export const isCorrection = (kind: InvoiceKind) => kind.startsWith('KOR');

export const isFlatRate = (kind: InvoiceKind): kind is keyof typeof FLAT_RATE_KINDS => Object.hasOwn(FLAT_RATE_KINDS, kind);

/**
 * Schemas of invoices by their kodSystemowy: their name space, the first and last day they could be issued in KSeF, and the name space of an
 * earlier version that only KSeF's test environment took.
 */
export const FORMS: ReadonlyMap<string, { namespace: string; from: string; to: string | null; trial?: string | undefined }> =
  new Map(
    Object.entries({
      'FA (1)': { namespace: 'http://crd.gov.pl/wzor/2021/11/29/11089/', from: '2022-01-01', to: '2023-08-31' },
      'FA (2)': { namespace: 'http://crd.gov.pl/wzor/2023/06/29/12648/', from: '2023-09-01', to: '2026-01-31' },
      'FA (3)': { namespace: 'http://crd.gov.pl/wzor/2025/06/25/13775/', from: '2026-02-01', to: null },
      'FA_RR (1)': {
        namespace: 'http://crd.gov.pl/wzor/2026/03/06/14189/',
        from: '2026-04-01',
        to: null,
        trial: 'http://crd.gov.pl/wzor/2026/02/17/14164/',
      },
    }),
  );

/** What a code of the schema means; nothing where the field is missing (null) or the code unknown. */
const meanings = (words: Readonly<Record<string, string>>) => new Map<string | null, string>(Object.entries(words));

export const PAYMENT_FORMS = meanings({
  '1': 'gotówka',
  '2': 'karta',
  '3': 'bon',
  '4': 'czek',
  '5': 'kredyt',
  '6': 'przelew',
  '7': 'płatność mobilna',
});

export const CORRECTION_EFFECTS = meanings({
  '1': 'w dacie ujęcia faktury pierwotnej',
  '2': 'w dacie wystawienia korekty',
  '3': 'w innej dacie lub w różnych datach',
});

/** The same of FA_RR, which has one more: what the farmer gave back. */
export const FLAT_RATE_EFFECTS = meanings({
  '1': 'w dacie ujęcia faktury pierwotnej',
  '2': 'w dacie wystawienia korekty',
  '3': 'w innej dacie',
  '4': 'w dacie zwrotu całości lub części należności',
});

export const THIRD_PARTY_ROLES = meanings({
  '1': 'faktor',
  '2': 'odbiorca',
  '3': 'podmiot pierwotny',
  '4': 'dodatkowy nabywca',
  '5': 'wystawca faktury',
  '6': 'dokonujący płatności',
  '7': 'jednostka samorządu terytorialnego – wystawca',
  '8': 'jednostka samorządu terytorialnego – odbiorca',
  '9': 'członek grupy VAT – wystawca',
  '10': 'członek grupy VAT – odbiorca',
  '11': 'pracownik',
});

export const AUTHORIZED_PARTY_ROLES = meanings({
  '1': 'organ egzekucyjny',
  '2': 'komornik sądowy',
  '3': 'przedstawiciel podatkowy',
});
