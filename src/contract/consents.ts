/** What is agreed to or confirmed; `ends`: the account can't be used without it. What is only confirmed can't be withdrawn. */
export const consentKinds = {
  terms: { label: 'Zasady korzystania z panelu', ends: true },
  privacy: { label: 'Zapoznanie się z informacją o przetwarzaniu danych', ends: false },
} as const;
export type ConsentKind = keyof typeof consentKinds;

/** Where it came from: the first two from the person themselves, the others written down by the office. */
export const consentSources = {
  registration: 'przy zakładaniu konta',
  profile: 'w profilu',
  letter: 'pismem',
  email: 'e-mailem',
  phone: 'telefonicznie',
  meeting: 'osobiście',
} as const;
export type ConsentSource = keyof typeof consentSources;
export const officeSources = ['letter', 'email', 'phone', 'meeting'] as const satisfies readonly ConsentSource[];
export type OfficeSource = (typeof officeSources)[number];

/** A consent with what became of it; moments on Warsaw's clock. */
export interface Consent {
  id: string;
  kind: string;
  /** Which text: the product's by its month, a firm's by its content; `office` where it was written down by hand. */
  version: string;
  given_at: string;
  source: string;
  /** Who wrote it down, where that is somebody else. */
  by: string | null;
  withdrawn: { at: string; source: string; by: string | null } | null;
}

/** Words for what is kept; a kind that is not known any more is told as it stands. */
export const consentLabel = (kind: string): string => consentKinds[kind as ConsentKind]?.label ?? kind;
export const sourceLabel = (source: string): string => consentSources[source as ConsentSource] ?? source;
