import type { Role } from '../schema/areas';

/** `export` is all that is kept of a person or company (RODO); `handover` what a company is given when it leaves, as its owner may know it. */
export const packageKinds = { export: 'Eksport danych', handover: 'Paczka dla odchodzącego klienta' } as const;
export type PackageKind = keyof typeof packageKinds;

/** Who of the office may have data of others put together; one's own everybody may. */
export const packers: readonly Role[] = ['manager', 'superuser', 'boss'];

/** What is asked to be put together. */
export interface PackageAsked {
  kind: PackageKind;
  resource: string;
  id: string;
}

/** An archive that was put together, for who asked for it alone; moments on Warsaw's clock. */
export interface Package extends PackageAsked {
  package: string;
  /** As a file is called. */
  name: string;
  bytes: number;
  made_at: string;
  expires_at: string;
}

/** Where the archive is fetched from, once its owner has confirmed who they are. */
export const packageAddress = (id: string): string => `/api/packages/${id}`;
