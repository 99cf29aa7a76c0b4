import type { ArchiveKind } from '../refused';
import { mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { unpack } from './unpack';
import { refuseRunning } from './zip';

/** Where a container keeps its signatures and stamps of time (ETSI EN 319 162). */
const signature = /^META-INF\/[^/]*(?:signature|timestamp|evidencerecord)[^/]*\.(?:xml|p7s|tst|ers)$/i;

/** Signed documents with their signatures in one archive (ASiC), which unpacks within the limits and holds nothing that runs. */
export async function checkContainer({ path, ending, limits }: Candidate): Promise<Partial<Checked>> {
  const entries = await unpack(path, ending as ArchiveKind, limits, 0, ({ name }) => refuseRunning(name));
  if (!entries.some(({ name }) => signature.test(name))) throw mismatch(ending);
  return {};
}
