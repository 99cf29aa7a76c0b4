import { Link } from 'react-router';
import { OtherButton } from '../../../kit/buttons';
import { Page } from '../../../layout/Page';
import { Together } from '../../../layout/Together';
import { CaseList } from './CaseList';
import { NewTicketLink } from './NewTicketLink';
import { useCategories } from './useCategories';

/** All of a client's cases, with the way to those of one kind. */
export default function ClientTickets() {
  const { data: categories } = useCategories();
  return (
    <Page title="Sprawy" actions={<NewTicketLink />}>
      <Together>
        <CaseList action={<NewTicketLink />} />
        {categories && categories.length > 0 && (
          <nav className="ticket-kinds" aria-label="Kategorie spraw">
            <h2>Według kategorii</h2>
            <ul>
              {categories.map(({ id, code, name }) => (
                <li key={id}>
                  <OtherButton component={Link} size="small" to={`/tickets/${code}`}>
                    {name}
                  </OtherButton>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Together>
    </Page>
  );
}
