import { useMyCompanies } from '../screens/companies/client/useMyCompanies';
import { chooseCompany, useChosenCompany } from '../session/chosenCompany';

/** Which of their companies a client looks at, or all: lists and the first screen follow, a record that a link names does not. */
export default function CompanySwitcher() {
  const { data } = useMyCompanies();
  const chosen = useChosenCompany();
  if (!data) return null;
  return (
    <select aria-label="Firma" value={chosen ?? ''} onChange={({ target }) => chooseCompany(target.value || null)}>
      <option value="">Wszystkie firmy</option>
      {data.map(({ id, title }) => (
        <option key={id} value={String(id)}>
          {String(title)}
        </option>
      ))}
    </select>
  );
}
