import { BUSINESS_LIMITS } from './business';
import { EMPLOYER_LIMITS } from './employer';
import { INCOME_TAX_LIMITS } from './incomeTax';
import { VAT_LIMITS } from './vat';
import { ZUS_LIMITS } from './zus';

export const LIMITS = [...INCOME_TAX_LIMITS, ...VAT_LIMITS, ...BUSINESS_LIMITS, ...ZUS_LIMITS, ...EMPLOYER_LIMITS];
