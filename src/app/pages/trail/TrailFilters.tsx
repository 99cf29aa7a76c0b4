import { type RaRecord, useGetOne } from 'ra-core';
import { otherSubjects } from '../../../contract/deeds';
import { type TrailKind, type TrailQuery, trailKinds } from '../../../contract/trail';
import type { Resource } from '../../../schema';
import { DateBox } from '../../fields/dates/DateBox';
import { useHeld } from '../../fields/dates/useHeld';
import { RecordPicker } from '../../fields/RecordPicker';
import { type Option, SelectBox } from '../../fields/SelectBox';
import { declared, declaredOrThrow } from '../../records/declared';
import { recordTitle } from '../../records/recordTitle';
import { useMay } from '../../records/usePermit';
import { declarations } from '../../registry';
import { PanelTheme } from '../../theme/PanelTheme';

interface TrailFiltersProps {
  query: TrailQuery;
  onChange: (changes: Partial<TrailQuery>) => void;
}

/** What the trail is narrowed to; all of it stands in the address. */
export function TrailFilters({ query, onChange }: TrailFiltersProps) {
  const about = query.entity === undefined ? undefined : declared(query.entity);
  return (
    <section className="trail-filters" aria-label="Filtry">
      <Picker label="Kto" resource={declaredOrThrow('users')} id={query.actor} onPick={(actor) => onChange({ actor })} />
      <SelectBox
        label="Rodzaj zdarzenia"
        empty="Wszystkie"
        value={query.kind ?? ''}
        options={Object.entries(trailKinds)}
        onChange={(kind) => onChange({ kind: (kind as TrailKind) || undefined })}
      />
      <SelectBox
        label="Zasób"
        empty="Wszystkie"
        value={query.entity ?? ''}
        options={subjects()}
        onChange={(entity) => onChange({ entity: entity || undefined, about: undefined })}
      />
      {about && (
        <Picker
          key={about.name}
          label="Kogo lub czego dotyczy"
          resource={about}
          id={query.about}
          onPick={(id) => onChange({ about: id })}
        />
      )}
      <Day label="Od dnia" value={query.from} onChange={(from) => onChange({ from })} />
      <Day label="Do dnia" value={query.to} onChange={(to) => onChange({ to })} />
    </section>
  );
}

/** Everything that lines are about, by its name. */
function subjects(): Option[] {
  const names = Object.values(declarations()).flatMap((resource): Option[] =>
    resource ? [[resource.name, resource.labels.few]] : [],
  );
  return [...names, ...Object.entries(otherSubjects)].sort(([, one], [, other]) => one.localeCompare(other, 'pl'));
}

/** A day that is half typed is none yet, and narrows nothing. */
function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  const box = useHeld({ kind: 'date', asked: value ?? '', pass: (day) => onChange(day || undefined) });
  return <DateBox label={label} {...box} />;
}

interface PickerProps {
  label: string;
  resource: Resource;
  id: string | undefined;
  onPick: (id: string | undefined) => void;
}

function Picker({ label, resource, id, onPick }: PickerProps) {
  const may = useMay()('list', resource);
  const { data } = useGetOne<RaRecord>(resource.name, { id: id ?? '' }, { enabled: may && id !== undefined, retry: false });
  if (!may) return null;
  const picked = id ? [{ id, title: (data && recordTitle(resource, data)) || '…' }] : [];
  return (
    <PanelTheme>
      <div className="trail-picker">
        <RecordPicker label={label} reference={resource} picked={picked} onPick={([one]) => onPick(one?.id)} />
      </div>
    </PanelTheme>
  );
}
