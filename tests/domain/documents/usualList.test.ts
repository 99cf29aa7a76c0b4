import { expect, test } from 'vitest';
import { usualList } from '../../../src/domain/documents/usualList';

const types = (vat_status: string, accounting_type: string, employees = false) =>
  usualList({ vat_status, accounting_type, employees }).map(
    ({ document_type, required }) => `${document_type}${required ? '!' : ''}`,
  );

test.each([
  ['active', 'kpir', false, ['sales_invoice!', 'purchase_invoice!', 'bank_statement!', 'z_report']],
  [
    'active',
    'full_books',
    true,
    ['sales_invoice!', 'purchase_invoice!', 'bank_statement!', 'z_report', 'cash_report', 'hr_file!'],
  ],
  ['exempt_limit', 'lump_sum_register', false, ['sales_invoice!', 'bank_statement', 'z_report']],
  ['not_registered', 'payroll_only', false, ['hr_file!']],
  ['not_registered', 'none', true, []],
])('a company with VAT %s and books %s (people: %s) sends what its profile needs', (vat, books, people, expected) => {
  expect(types(vat, books, people)).toEqual(expected);
});
