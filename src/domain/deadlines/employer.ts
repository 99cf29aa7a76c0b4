import type { TaxProfile } from './taxProfile';
import { type ProfileLine, stretchesOf } from './timeLine';

/** A profile that says where its word on employing comes from. */
export type Listed<Profile> = Profile & {
  /** Nobody stated it: somebody stands on the list of employees. */
  employs_listed: boolean;
};

/**
 * The one answer to whether somebody employs: what is stated, else whoever is on the list of employees. An empty list decides nothing, as
 * most clients' staff is listed nowhere: then it is not known (null), which is no "no".
 */
function employing<Profile extends TaxProfile>(profile: Profile, hasStaff: boolean): Listed<Profile> {
  const stated = profile.employs ?? null;
  return { ...profile, employs: stated ?? (hasStaff || null), employs_listed: stated === null && hasStaff };
}

interface Kept {
  id: string;
  lines: readonly ProfileLine[];
  /** Somebody stands on the list of employees. */
  has_staff: boolean;
}

/** A company's card over its dated lines, in the order of time. ZUS of nobody by name is that of the owner, who bears the company's id. */
export function overTime<Profile extends TaxProfile>(card: Profile, { id, lines, has_staff }: Kept): Listed<Profile>[] {
  const own = lines.map((line) => ({ ...line, person_id: line.subject === 'zus' ? (line.person_id ?? id) : line.person_id }));
  return stretchesOf(card, own).map((profile) => employing(profile, has_staff));
}
