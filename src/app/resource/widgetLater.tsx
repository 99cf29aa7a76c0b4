import { type ComponentType, lazy, Suspense } from 'react';
import { Nothing } from '../fields/Nothing';
import type { WidgetProps } from './ownParts';

/** A widget whose code comes with the first record that shows it. */
export function widgetLater(load: () => Promise<{ default: ComponentType<WidgetProps> }>): ComponentType<WidgetProps> {
  const Widget = lazy(load);
  return (props: WidgetProps) => (
    <Suspense fallback={<Nothing />}>
      <Widget {...props} />
    </Suspense>
  );
}
