import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProofButton } from '../../../src/app/screens/settlements/client/ProofButton';
import type { PaymentWord } from '../../../src/app/screens/settlements/client/usePaymentWord';
import type { Item } from '../../../src/app/screens/settlements/item';
import { Themed } from '../../../src/app/theme/PanelTheme';

const item = { id: '0199c3a2-1b2c-7d3e-8f40-000000000001', kind: 'vat', label: 'VAT', proof_ids: ['a'] } as unknown as Item;

test('the confirmation that a bank sent by mail is taken out of the mail, and words that carry none are told so', async () => {
  const [send, setFault] = [vi.fn(), vi.fn()];
  render(
    <Themed value={true}>
      <ProofButton item={item} word={{ send, setFault, sending: false } as unknown as PaymentWord} />
    </Themed>,
  );
  const user = userEvent.setup();
  const input = screen.getByLabelText(/^Dodaj potwierdzenie/);
  const attached =
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="potwierdzenie.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n';
  await user.upload(input, new File([attached], 'bank.eml'));
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[2]).toMatchObject([{ name: 'potwierdzenie.pdf' }]);
  await user.upload(input, new File(['Content-Type: text/plain\r\n\r\nPrzelew wykonany'], 'słowa.eml'));
  expect(await screen.findByText(/nie ma załączników/)).toBeVisible();
  expect([send.mock.calls.length, setFault.mock.calls.length]).toEqual([1, 0]);
});
