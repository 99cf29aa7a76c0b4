import type { ModuleConfig } from '../../../tenants/define';
import { SelectBox } from '../../fields/SelectBox';
import { Tick } from '../../kit/Tick';

type Components = ModuleConfig['components'];
const variants: Partial<Record<string, string>> = {
  full: 'pełny',
  compact: 'zwarty',
  table: 'tabela',
  banner: 'pasek',
  dialog: 'okno',
  list: 'lista',
  bars: 'słupki',
};

interface ComponentsEditorProps {
  known: Record<string, { label: string; variants: readonly string[] }>;
  components: Components;
  onChange: (components: Components) => void;
}

/** Which parts a first screen shows, and how. */
export function ComponentsEditor({ known, components, onChange }: ComponentsEditorProps) {
  return (
    <fieldset className="part-rows">
      <legend>Składniki</legend>
      {Object.entries(known).map(([name, { label, variants: ways }]) => {
        const component = components[name] ?? { visible: false, variant: ways[0] ?? '' };
        return (
          <div key={name} className="part-row">
            <Tick
              label={label}
              checked={component.visible}
              onTick={(visible) => onChange({ ...components, [name]: { ...component, visible } })}
            />
            <SelectBox
              unlabelled
              label={`Wygląd: ${label}`}
              value={component.variant}
              options={ways.map((way) => [way, variants[way] ?? way])}
              onChange={(variant) => onChange({ ...components, [name]: { ...component, variant } })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
