import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Card, Cards } from '../../../src/app/kit/Cards';

test('a card leads by its headline, and says the rest under it', () => {
  render(
    <MemoryRouter>
      <Cards>
        <Card
          title="Faktura za prąd"
          to="/documents/7"
          facts={<span>do potwierdzenia</span>}
          about="20.11.2026, od biura"
          step={<button type="button">Potwierdź</button>}
        >
          <p>Brakuje drugiej strony.</p>
        </Card>
        <Card title="Wybór podatku" />
      </Cards>
    </MemoryRouter>,
  );
  const [paper, choice] = within(screen.getByRole('list')).getAllByRole('listitem');
  const link = within(paper as HTMLElement).getByRole('link');
  expect(link).toHaveTextContent(/^Faktura za prąd$/);
  expect(link).toHaveAttribute('href', '/documents/7');
  expect(paper).toHaveTextContent(/^Faktura za prąddo potwierdzenia20\.11\.2026, od biuraPotwierdźBrakuje drugiej strony\.$/);
  expect(choice).toHaveTextContent(/^Wybór podatku$/);
  expect(within(choice as HTMLElement).queryByRole('link')).toBeNull();
});
