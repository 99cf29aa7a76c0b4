import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useReviewed } from '../../../src/app/files/useReviewed';

vi.mock('../../../src/app/files/ReviewFirst', () => ({
  ReviewFirst: ({
    files,
    onSend,
    onClose,
  }: {
    files: readonly File[];
    onSend: (files: readonly File[]) => void;
    onClose: () => void;
  }) => (
    <section aria-label="Zdjęcia">
      {files.map(({ name }) => name).join()}
      <button type="button" onClick={() => onSend(files)}>
        Wyślij
      </button>
      <button type="button" onClick={onClose}>
        Zamknij
      </button>
    </section>
  ),
}));

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const sent: string[] = [];
function Chosen() {
  const { pick, review } = useReviewed((files) => sent.push(...files.map(({ name }) => name)));
  return (
    <>
      <input aria-label="pliki" type="file" multiple onChange={({ target }) => pick([...(target.files ?? [])])} />
      {review}
    </>
  );
}
async function choose() {
  sent.length = 0;
  const user = userEvent.setup();
  render(<Chosen />);
  const add = (...files: File[]) => user.upload(screen.getByLabelText('pliki'), files);
  return { user, add, shown: () => screen.queryByRole('region', { name: 'Zdjęcia' })?.textContent?.split('Wyślij')[0] ?? null };
}

test('pictures that come while others are looked at are looked at after these, and none is lost', async () => {
  const { user, add, shown } = await choose();
  await add(picture('1.jpg'));
  await add(picture('z poczty.jpg'));
  await add(new File(['%PDF'], 'umowa.pdf'));
  expect([shown(), sent]).toEqual(['1.jpg', ['umowa.pdf']]);
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect([shown(), sent]).toEqual(['z poczty.jpg', ['umowa.pdf', '1.jpg']]);
  await user.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect([shown(), sent]).toEqual([null, ['umowa.pdf', '1.jpg']]);
});
