import { Page } from '../../layout/Page';
import { Erasures } from './Erasures';
import './retention.css';

/** What was erased for good, and what law keeps of it. */
export default function RetentionPage() {
  return (
    <Page lead="Trwałe usunięcia danych (RODO) i to, co po nich każą zachować przepisy.">
      <Erasures />
    </Page>
  );
}
