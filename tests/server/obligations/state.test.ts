import { expect, test } from 'vitest';
import { stateOf } from '../../../src/server/obligations/state';

const duty = { due: '2026-11-20', condition: null } as Parameters<typeof stateOf>[0];
const paid = (payment_status: string) =>
  stateOf(
    duty,
    { task: undefined, item: { filing_status: 'not_required', payment_status, has_upo: false } as never, off: null },
    '2026-11-25',
  );

test.each([
  ['paid', 'done', 'zapłacone w rozliczeniu miesiąca'],
  ['overpaid', 'done', 'zapłacone w rozliczeniu miesiąca'],
  ['declared', 'declared', 'bez potwierdzenia przelewu'],
  ['proof_added', 'declared', 'z potwierdzeniem przelewu, którego biuro jeszcze nie sprawdziło'],
  ['unpaid', 'late', null],
])('a payment that is %s makes the obligation %s: what a client says is not what the office knows', (status, code, because) =>
  expect(paid(status)).toEqual({ code, because }),
);
