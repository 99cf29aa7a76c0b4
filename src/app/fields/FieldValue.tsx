import { lazy, Suspense } from 'react';
import { type TypeName, typeOf } from '../../schema';
import { Nothing } from './Nothing';
import type { ShownValue } from './shownValue';
import { valueComponents } from './valueComponents';

const Masked = lazy(() => import('./Masked'));

/** A field's value as people read it; nothing is a dash, and what is kept encrypted can be opened. */
export function FieldValue(props: ShownValue) {
  const { value, field } = props;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return <Nothing />;
  if (field.options.encrypted)
    return (
      <Suspense fallback={<span className="number">{String(value)}</span>}>
        <Masked {...props} />
      </Suspense>
    );
  const Shown = valueComponents[typeOf(field).name as TypeName];
  return <Shown {...props} Nested={FieldValue} />;
}
