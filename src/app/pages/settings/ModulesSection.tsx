import { useState } from 'react';
import type { ConfigFaults } from '../../../tenants/check';
import type { ModuleConfig, TenantConfig } from '../../../tenants/define';
import { listOf } from '../../../tenants/lists';
import { moduleNamed } from '../../../tenants/modules';
import { components } from '../../../tenants/standard';
import { QuietButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { ProfileSection } from '../../layout/ProfileSection';
import { ColumnsEditor } from './ColumnsEditor';
import { ComponentsEditor } from './ComponentsEditor';
import { moduleName } from './placeName';

type Modules = TenantConfig['modules'];

/** Which parts of the panel there are, and what their lists and first screens show. */
export function ModulesSection({
  modules,
  faults,
  onChange,
}: {
  modules: Modules;
  faults: ConfigFaults;
  onChange: (modules: Modules) => void;
}) {
  return (
    <ProfileSection title="Moduły, kolumny i składniki">
      <p className="quiet">Wyłączony moduł znika z menu, adresów, wyszukiwania i powiadomień, dla wszystkich.</p>
      <ul className="module-rows">
        {Object.entries(modules).map(([name, module]) => (
          <ModuleRow
            key={name}
            name={name}
            module={module}
            faults={faults}
            onChange={(changed) => onChange({ ...modules, [name]: changed })}
          />
        ))}
      </ul>
    </ProfileSection>
  );
}

interface ModuleRowProps {
  name: string;
  module: ModuleConfig;
  faults: ConfigFaults;
  onChange: (module: ModuleConfig) => void;
}

function ModuleRow({ name, module, faults, onChange }: ModuleRowProps) {
  const [open, setOpen] = useState(false);
  const list = listOf(name);
  const parts = components[name];
  const place = `modules.${name}`;
  const faulty = Object.keys(faults).some((key) => key.startsWith(`${place}.`));
  return (
    <li>
      <div className="module-row">
        <Tick
          label={moduleName(name)}
          checked={module.enabled}
          disabled={moduleNamed(name)?.alwaysOn === true}
          onTick={(enabled) => onChange({ ...module, enabled })}
        />
        {(list || parts) && (
          <QuietButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {list ? 'Kolumny' : 'Składniki'}
            {list && parts ? ' i składniki' : ''}
            <span className="unseen"> modułu {moduleName(name)}</span>
          </QuietButton>
        )}
      </div>
      {(open || faulty) && (
        <div className="module-parts">
          {list && (
            <ColumnsEditor
              list={list}
              columns={module.columns}
              place={`${place}.columns`}
              faults={faults}
              onChange={(columns) => onChange({ ...module, columns })}
            />
          )}
          {parts && (
            <ComponentsEditor
              known={parts}
              components={module.components}
              onChange={(changed) => onChange({ ...module, components: changed })}
            />
          )}
        </div>
      )}
    </li>
  );
}
