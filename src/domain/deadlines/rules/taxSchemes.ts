import type { DeadlineRule } from '../rule';
import { companyForm, form, runsBusiness } from '../who';
import { FROM_STATUTE } from './sources';

const SCHEMES = {
  onlyIf: { fact: 'uses_tax_schemes', says: 'gdy w roku korzystano ze schematu podatkowego (MDR)' },
  ...FROM_STATUTE,
  basis: 'art. 86j § 1 OP',
} as const;

/** Reports of tax schemes go with the return of the tax that they are about. */
export const TAX_SCHEME_RULES: Readonly<Record<'pit' | 'cit', readonly DeadlineRule[]>> = {
  pit: [
    {
      id: 'mdr3_pit',
      name: 'MDR-3 – schemat podatkowy w PIT',
      of: 'taxpayer',
      who: [runsBusiness, form('pit_scale', 'pit_flat', 'lump_sum')],
      period: 'year',
      due: { months: 4, day: 30 },
      ...SCHEMES,
      from: '2022-12',
    },
  ],
  cit: [
    {
      id: 'mdr3_cit',
      name: 'MDR-3 – schemat podatkowy w CIT',
      of: 'company',
      who: [companyForm('cit_standard', 'cit_small', 'cit_estonian')],
      period: 'tax_year',
      due: { months: 3, day: 'last' },
      ...SCHEMES,
      from: '2022-12',
    },
  ],
};
