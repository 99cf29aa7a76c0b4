import { type RaRecord, useDataProvider } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import type { FieldMap } from '../../schema';
import { FieldValue } from '../fields/FieldValue';
import { Choice } from '../kit/Choice';
import { Dialog, Foot } from '../kit/Dialog';
import { Pending } from '../layout/Pending';
import { compare, type Difference } from '../records/comparison';
import { useDeclared } from '../records/useDeclared';

interface ConflictDialogProps {
  writable: FieldMap;
  /** The record both began with. */
  base: RaRecord;
  mine: Record<string, unknown>;
  /** The fields to write over the record as it stands now. */
  onChosen: (values: Record<string, unknown>, theirs: RaRecord) => Promise<void>;
  onClose: () => void;
}

/** Two people changed the same record: both versions side by side, and a choice for each field in which they differ. */
export function ConflictDialog({ writable, base, mine, onChosen, onClose }: ConflictDialogProps) {
  const resource = useDeclared();
  const provider = useDataProvider();
  const [theirs, setTheirs] = useState<RaRecord | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const [saving, setSaving] = useState(false);

  const fetch = useCallback(() => {
    setError(null);
    provider.getOne(resource.name, { id: base.id }).then(({ data }) => setTheirs(data), setError);
  }, [provider, resource, base.id]);
  useEffect(fetch, [fetch]);

  const differences = theirs ? compare(writable, base, mine, theirs) : [];
  const pick = ({ key, by }: Difference) => chosen[key] ?? (by === 'them' ? 'theirs' : 'mine');

  async function save(): Promise<void> {
    if (!theirs || saving) return;
    setSaving(true);
    await onChosen(
      Object.fromEntries(differences.filter((each) => pick(each) === 'mine').map(({ key }) => [key, mine[key]])),
      theirs,
    );
  }

  return (
    <Dialog
      title="Ktoś zmienił te dane przed Tobą"
      wide={true}
      onClose={saving ? undefined : onClose}
      foot={
        <Foot
          action="Zapisz wybrane"
          saysDoing="Zapisywanie…"
          doing={saving}
          disabled={!theirs}
          back="Wróć do formularza"
          onDo={() => void save()}
          onClose={saving ? undefined : onClose}
        />
      }
    >
      <p>Twoje zmiany nie zostały jeszcze zapisane i nic z nich nie zginęło. Wybierz, co ma zostać.</p>
      {!theirs ? (
        <Pending error={error} refetch={fetch} lines={4} />
      ) : differences.length === 0 ? (
        <p>Obie osoby wpisały to samo: wystarczy zapisać.</p>
      ) : (
        differences.map((difference) => (
          <Sides
            key={difference.key}
            difference={difference}
            theirs={theirs}
            mine={{ ...base, ...mine, id: base.id }}
            picked={pick(difference)}
            onPick={(side) => setChosen({ ...chosen, [difference.key]: side })}
          />
        ))
      )}
    </Dialog>
  );
}

interface SidesProps {
  difference: Difference;
  theirs: RaRecord;
  mine: RaRecord;
  picked: 'mine' | 'theirs';
  onPick: (side: 'mine' | 'theirs') => void;
}

const says = {
  both: 'zmienione przez obie osoby',
  me: 'zmienione tylko przez Ciebie',
  them: 'zmienione tylko przez inną osobę',
} as const;

/** Both versions of a field, of which one stays. */
function Sides({ difference, theirs, mine, picked, onPick }: SidesProps) {
  const resource = useDeclared();
  const field = resource.fields[difference.key];
  if (!field) return null;
  const shared = { field, source: difference.key, resource, compact: true };
  const options = (['mine', 'theirs'] as const).map((side) => ({
    value: side,
    label: (
      <>
        <span className="conflict-who">{side === 'mine' ? 'Twoja wersja' : 'Zapisana wersja'}</span>
        <FieldValue {...shared} value={difference[side]} record={side === 'mine' ? mine : theirs} />
      </>
    ),
  }));
  return (
    <fieldset className="conflict">
      <legend>
        {field.label} <span className="quiet">({says[difference.by]})</span>
      </legend>
      <Choice look="beside" options={options} value={picked} onPick={onPick} />
    </fieldset>
  );
}
