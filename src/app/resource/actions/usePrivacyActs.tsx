import type { RaRecord } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PackageKind, packageKinds, packers } from '../../../contract/packages';
import type { Resource } from '../../../schema';
import { usePaths } from '../../records/paths';
import { useUser } from '../../session/useSession';
import { usePackage } from '../usePackage';
import type { Act } from './act';

const EraseDialog = lazy(() => import('../EraseDialog'));

/** What who leads does with all that is kept of a person or company: hands it out as a whole, or erases it for good. */
export function usePrivacyActs(resource: Resource, record: RaRecord): { acts: Act[]; dialogs: ReactNode } {
  const { isAdmin, roles } = useUser();
  const { subject } = resource.privacy;
  const { begin, question } = usePackage();
  const [erasing, setErasing] = useState(false);
  const paths = usePaths(resource);
  const navigate = useNavigate();
  if (!subject || !isAdmin || !packers.some((role) => roles.includes(role))) return { acts: [], dialogs: null };
  const id = String(record.id);
  const kinds = (Object.keys(packageKinds) as PackageKind[]).filter((kind) => kind === 'export' || subject === 'company');
  return {
    acts: [
      ...kinds.map(
        (kind): Act => ({
          label: packageKinds[kind],
          icon: 'key',
          press: () => void begin({ kind, resource: resource.name, id }),
        }),
      ),
      ...(roles.includes('superuser')
        ? [{ label: 'Usuń dane trwale', icon: 'trash', grave: true, press: () => setErasing(true) } satisfies Act]
        : []),
    ],
    dialogs: (
      <>
        {erasing && (
          <Suspense fallback={null}>
            <EraseDialog onBegun={() => navigate(paths.list() ?? '/')} onClose={() => setErasing(false)} />
          </Suspense>
        )}
        {question}
      </>
    ),
  };
}
