import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fact, Facts } from '../../../src/app/kit/Facts';

test('facts are a list of terms, each with its value', () => {
  const { container } = render(
    <Facts look="columns" className="panel-body">
      <Fact term="Rachunek" className="number">
        12 3456
      </Fact>
      <Fact term="Tytuł">VAT</Fact>
    </Facts>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Rachunek', 'Tytuł']);
  const values = screen.getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual(['12 3456', 'VAT']);
  expect(values[0]).toHaveClass('number');
  expect(container.querySelector('dl')).toHaveClass('facts', 'facts-columns', 'panel-body');
});
