import { expect, test } from 'vitest';
import { readyRequests } from '../../../src/domain/readySets/requests';

const months = readyRequests.filter(({ code }) => code.startsWith('month-'));

test.each(months)('“$name” asks for what VAT is charged and deducted by, and holds no month back for it', ({ items }) => {
  for (const type of ['sales_invoice', 'purchase_invoice'])
    expect(items).toContainEqual(expect.objectContaining({ document_type: type, required: false }));
});
