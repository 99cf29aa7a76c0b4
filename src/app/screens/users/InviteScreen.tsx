import { useNavigate } from 'react-router';
import { Page } from '../../layout/Page';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import InviteForm from './InviteForm';

/** The invitation as a screen of its own: nobody is added to the firm without accepting one. */
export default function InviteScreen() {
  const navigate = useNavigate();
  const back = usePaths(useDeclared()).list() ?? '/';
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
