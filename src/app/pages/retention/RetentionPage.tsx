import { Page } from '../../layout/Page';
import { Due } from './Due';
import { Erasures } from './Erasures';
import './retention.css';

/** What is kept too long, what was erased for good, and what law keeps of it. */
export default function RetentionPage() {
  return (
    <Page lead="Co biuro przechowuje dłużej, niż musi, co usunięto trwale (RODO) i co po tym każą zachować przepisy.">
      <Due />
      <Erasures />
    </Page>
  );
}
