import { checkPesel, formatPesel, parsePesel } from '../../domain/identifiers/pesel';
import { type Field, type FieldOptions, withRules } from '../field';

function build<const O extends FieldOptions = Record<never, never>>(label: string, options?: O) {
  const closed = { encrypted: true, grant: 'payroll' } as const;
  return { type: 'pesel', label, options: { ...(options ?? ({} as O)), ...closed } } satisfies Field as Field<
    string,
    O & typeof closed
  >;
}

/** A personal number, eleven digits: kept encrypted, shown masked, open to those who keep payroll alone (P08, K03). */
export const pesel = withRules<'pesel', string, typeof build>(build, 'pesel', {
  sorting: 'none',
  data: 'special',
  parse: parsePesel,
  check: checkPesel,
  format: formatPesel,
  examples: { good: ['44051401359'], bad: [['44051401358', 'PESEL ma błędną cyfrę kontrolną']] },
});
