import type { RaRecord } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PackageKind, packageKinds, packers } from '../../contract/packages';
import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { useDisclosure } from '../layout/useDisclosure';
import { useUser } from '../session/useSession';
import { usePaths } from './paths';
import { usePackage } from './usePackage';
import './privacy.css';

const EraseDialog = lazy(() => import('./EraseDialog'));

/** What who leads does with all that is kept of a person or company: hands it out as a whole. */
export function PrivacyActions({ resource, record }: { resource: Resource; record: RaRecord }) {
  const { isAdmin, roles } = useUser();
  const { subject } = resource.privacy;
  const { begin, question } = usePackage();
  const { open, toggle, close, box, button } = useDisclosure();
  const [erasing, setErasing] = useState(false);
  const paths = usePaths(resource);
  const navigate = useNavigate();
  if (!subject || !isAdmin || !packers.some((role) => roles.includes(role))) return null;
  const kinds = (Object.keys(packageKinds) as PackageKind[]).filter((kind) => kind === 'export' || subject === 'company');
  return (
    <div className="privacy" ref={box}>
      <button type="button" className="quiet-button" ref={button} aria-expanded={open} onClick={toggle}>
        <Icon name="key" size={18} />
        Dane i RODO
      </button>
      {open && (
        <ul className="privacy-list">
          {kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="plain-button"
                onClick={() => {
                  close();
                  button.current?.focus();
                  void begin({ kind, resource: resource.name, id: String(record.id) });
                }}
              >
                <Icon name="file" size={18} />
                {packageKinds[kind]}
              </button>
            </li>
          ))}
          {roles.includes('superuser') && (
            <li>
              <button
                type="button"
                className="plain-button danger"
                onClick={() => {
                  close();
                  button.current?.focus();
                  setErasing(true);
                }}
              >
                <Icon name="trash" size={18} />
                Usuń dane trwale
              </button>
            </li>
          )}
        </ul>
      )}
      {erasing && (
        <Suspense fallback={null}>
          <EraseDialog
            resource={resource}
            id={String(record.id)}
            onBegun={() => navigate(paths.list() ?? '/')}
            onClose={() => setErasing(false)}
          />
        </Suspense>
      )}
      {question}
    </div>
  );
}
