import { useNavigate } from 'react-router';
import type { Resource } from '../../../schema';
import { Page } from '../../layout/Page';
import { usePaths } from '../../records/paths';
import type { ScreenProps } from '../../routing/route';
import InviteForm from './InviteForm';

/** The invitation as a screen of its own: nobody is added to the firm without accepting one. */
export default function InviteScreen({ resource }: ScreenProps) {
  return resource ? <Invite resource={resource} /> : null;
}

function Invite({ resource }: { resource: Resource }) {
  const navigate = useNavigate();
  const back = usePaths(resource).list() ?? '/';
  return (
    <Page title="Zaproś osobę">
      <section className="panel" aria-label="Zaproszenie">
        <div className="panel-body">
          <InviteForm onDone={() => navigate(back)} onClose={() => navigate(back)} />
        </div>
      </section>
    </Page>
  );
}
