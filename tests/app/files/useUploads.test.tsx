import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadList } from '../../../src/app/files/UploadList';
import { useUploads } from '../../../src/app/files/useUploads';
import { ApiError } from '../../../src/app/providers/apiError';
import { Themed } from '../../../src/app/theme/PanelTheme';

/** What the next calls are refused with. */
const server: { refusals: ApiError[]; sent: string[] } = vi.hoisted(() => ({ refusals: [], sent: [] }));
vi.mock('../../../src/app/files/sendFile', () => ({
  sendFile: async (file: File) => {
    const refusal = server.refusals.shift();
    if (refusal) throw refusal;
    server.sent.push(file.name);
    return { id: file.name, name: file.name, mime: 'application/pdf', size: 1, pages: 1, state: 'ready' };
  },
}));

const kept: string[] = [];
const pick = { add: (_files: File[]) => {} };
function Sending() {
  const uploads = useUploads(async ({ name }) => {
    kept.push(name);
  });
  pick.add = uploads.add;
  return (
    <Themed value={true}>
      <UploadList uploads={uploads} />
    </Themed>
  );
}
const files = (...names: string[]) => names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));

beforeEach(() => {
  Object.assign(server, { refusals: [], sent: [] });
  kept.length = 0;
});
afterEach(() => vi.useRealTimers());

test('files that are too many at once wait until the server takes more, and go by themselves', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
  server.refusals = [new ApiError('Zbyt wiele prób', 429, null, 60), new ApiError('Zbyt wiele prób', 429, null, 60)];
  render(<Sending />);
  await act(async () => pick.add(files('a.pdf', 'b.pdf', 'c.pdf')));
  await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('Kolejne wyślą się same o 09:01');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(kept).toEqual([]);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(kept).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent('Dodano 3 pliki');
});

test('those that failed are sent again with one press', async () => {
  const away = () => new ApiError('Serwer jest chwilowo niedostępny.', 503);
  server.refusals = [away(), away()];
  render(<Sending />);
  act(() => pick.add(files('a.pdf', 'b.pdf', 'c.pdf')));
  await userEvent.click(await screen.findByRole('button', { name: 'Ponów wszystkie (2)' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Dodano 3 pliki'));
  expect(kept.toSorted()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(screen.queryByRole('button', { name: /Ponów/ })).toBeNull();
});
