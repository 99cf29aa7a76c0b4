import Box from '@mui/material/Box';
import { useState } from 'react';
import { SelectBox } from '../../fields/SelectBox';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { ProfileDialog } from './ProfileDialog';
import { columnsBy, isBy, matchBy } from './profiles';
import { isTaught, type TableSource, type Taught } from './sources';
import { useProfiles } from './useProfiles';

interface ProfileBarProps {
  source: TableSource;
  onTeach: (taught: Taught) => void;
}

/** The profile that a table's columns are known by: chosen, saved under a name, changed and deleted where it is used. */
export function ProfileBar({ source: { name, table, match, profile }, onTeach }: ProfileBarProps) {
  const { profiles, add, change, remove } = useProfiles();
  const { deed } = useDeed();
  const [asking, setAsking] = useState<'add' | 'rename' | 'remove' | null>(null);
  const current = profiles.find(({ id }) => id === profile) ?? null;
  const columns = columnsBy(table.headings, match);
  const isChanged = current !== null && !isBy(current, table.headings, match);

  function choose(id: string): void {
    const chosen = profiles.find((each) => each.id === id);
    onTeach(chosen ? { profile: chosen.id, match: matchBy(chosen, table.headings) } : { profile: null, match });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
      {profiles.length > 0 && (
        <Box sx={{ width: { xs: '100%', sm: '18rem' } }}>
          <SelectBox
            label={`Profil kolumn: ${name}`}
            unlabelled
            value={current?.id ?? ''}
            empty="Bez profilu kolumn"
            options={profiles.map((each) => [each.id, `Profil: ${each.name}`])}
            onChange={choose}
          />
        </Box>
      )}
      {isChanged && isTaught(match) && (
        <OtherButton size="small" onClick={() => void deed(() => change(current, { columns }).then(() => 'Zapisano profil'))}>
          Zapisz zmiany w „{current.name}”
        </OtherButton>
      )}
      {isTaught(match) && (current === null || isChanged) && (
        <QuietButton size="small" onClick={() => setAsking('add')}>
          Zapisz jako profil…
        </QuietButton>
      )}
      {current && (
        <>
          <QuietButton size="small" onClick={() => setAsking('rename')}>
            Zmień nazwę…
          </QuietButton>
          <QuietButton size="small" onClick={() => setAsking('remove')}>
            Usuń profil…
          </QuietButton>
        </>
      )}
      {asking === 'add' && (
        <ProfileDialog
          title="Nowy profil kolumn"
          says="Następny plik z tymi samymi nagłówkami odczytamy według tego profilu."
          onSave={async (given) => onTeach({ profile: await add({ name: given, columns }), match })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rename' && current && (
        <ProfileDialog
          title="Nazwa profilu"
          name={current.name}
          onSave={(given) => change(current, { name: given })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && current && (
        <ConfirmDialog
          title={`Usunąć profil „${current.name}”?`}
          action="Usuń"
          dangerous={true}
          onConfirm={async () => {
            await deed(() => remove(current).then(() => 'Usunięto profil'));
            onTeach({ profile: null, match });
          }}
          onClose={() => setAsking(null)}
        >
          <p>Zniknie u wszystkich w biurze. Kolumny tego pliku zostaną takie, jakie są.</p>
        </ConfirmDialog>
      )}
    </Box>
  );
}
