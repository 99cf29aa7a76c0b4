import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NewVersionBar } from '../../../src/app/updates/NewVersionBar';
import * as newVersion from '../../../src/app/updates/newVersion';

const shows = vi.hoisted(() => vi.fn(() => true));
vi.mock('../../../src/app/tenant/useTenant', () => ({ useTenant: () => ({ shows }) }));

test('a new version is offered, and loaded at once only where nothing was typed', async () => {
  const load = vi.spyOn(newVersion, 'loadNewVersion').mockImplementation(() => {});
  render(
    <>
      <label>
        Szukaj
        <input type="search" />
      </label>
      <label>
        Treść
        <textarea />
      </label>
      <NewVersionBar />
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => newVersion.tellNewVersion());
  expect(screen.getByRole('status')).toHaveTextContent('Jest nowa wersja panelu');

  await userEvent.type(screen.getByLabelText('Szukaj'), 'leasing');
  await userEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
  expect(load).toHaveBeenCalledTimes(1);

  await userEvent.type(screen.getByLabelText('Treść'), 'Czy leasing to koszt?');
  await userEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('odświeżenie usunie ten tekst');
  await userEvent.click(screen.getByRole('button', { name: 'Jeszcze nie' }));
  expect(screen.getByLabelText('Treść')).toHaveValue('Czy leasing to koszt?');
  await userEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
  await userEvent.click(screen.getByRole('button', { name: 'Odśwież mimo to' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a firm that wants no word of new versions has none', () => {
  shows.mockReturnValueOnce(false);
  render(<NewVersionBar />);
  expect(screen.queryByRole('status')).toBeNull();
});
