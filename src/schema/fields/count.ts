import { type Counted, type Field, type Scalar, withRules } from '../field';

/** What else a count may say of itself. */
interface Counting {
  plus?: readonly Counted[];
  alike?: Readonly<Record<string, string>>;
  outOf?: string;
}

function build(
  label: string,
  resource: string,
  by: string,
  where?: Readonly<Record<string, Scalar | readonly Scalar[]>>,
  more: Counting = {},
): Field<number, { readOnly: true; required: true }> {
  return {
    type: 'count',
    label,
    options: { readOnly: true, required: true },
    resource,
    by,
    ...(where ? { where } : {}),
    ...more,
  };
}

/** How many records of another resource (and of those named besides) point here, counted when asked, over what the asking person may see. */
export const count = withRules<'count', number, typeof build>(build, 'count', {
  stored: 'none',
  json: 'integer',
  filtering: 'none',
  check: (value) => (Number.isSafeInteger(value) && value >= 0 ? null : 'Podaj liczbę całkowitą'),
  examples: { good: [0, 3], bad: [[-1, 'Podaj liczbę całkowitą']] },
});
