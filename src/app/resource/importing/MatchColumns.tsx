import type { ImportChoice, ReadTable } from '../../../contract/imports';
import type { DayOrder } from '../../../lib/dayOrder';
import type { NameOrder } from '../../../lib/personName';
import type { Resource } from '../../../schema';
import { isConcealed } from '../../../schema/concealed';
import { importedId, keySetsOf } from '../../../schema/importing';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeclared } from '../../records/useDeclared';
import { Actions } from './Actions';
import { ColumnsTable } from './ColumnsTable';
import { DayOrders } from './DayOrders';
import { type DayColumn, isUnsaid } from './days';
import type { FileField } from './fields';
import { givenTwice, type Match } from './match';
import { NameOrders } from './NameOrders';
import { spokenOf, type UntoldNames } from './names';
import { ReadingChoices } from './ReadingChoices';
import { SameForAll } from './SameForAll';
import type { Same } from './same';

interface MatchColumnsProps {
  fields: readonly FileField[];
  table: ReadTable;
  match: Match;
  onMatch: (match: Match) => void;
  names: UntoldNames | null;
  saidNames: boolean;
  onNames: (order: NameOrder) => void;
  days: readonly DayColumn[];
  onDays: (order: DayOrder) => void;
  same: Same;
  onSame: (same: Same) => void;
  onRead: ((chosen: ImportChoice) => Promise<void>) | null;
  onBack: () => void;
  onNext: () => void;
}

/** The second step: what each column of the file is; guessed where its heading tells. */
export function MatchColumns(props: MatchColumnsProps) {
  const { fields, table, match, onMatch, names, saidNames, onNames, days, onDays, same, onSame, onRead, onBack, onNext } = props;
  const resource = useDeclared();
  const twice = givenTwice(match, fields);
  const spoken = spokenOf(resource, match);
  const missing = fields.filter(({ key, required }) => required && !spoken.includes(key) && (same[key] ?? '') === '');
  const listed = (fields: readonly FileField[]) => fields.map(({ label }) => label).join(', ');
  const needed = missing.filter(({ open }) => !open);
  const later = missing.filter(({ open }) => open);
  const nothing = !match.some((key) => key !== null && key !== importedId);
  const known = keysThatTell(resource, [...spoken, ...Object.keys(same)]);
  const labelOf = (wanted: string) => fields.find(({ key }) => key === wanted)?.label ?? wanted;
  return (
    <>
      <ReadingChoices table={table} onRead={onRead} />
      {nothing ? (
        <Notice role="alert" severity="warning">
          Wskaż co najmniej jedną kolumnę do wczytania.
        </Notice>
      ) : (
        <Notice
          role="alert"
          severity="info"
          action={
            missing.length > 0 && (
              <QuietButton
                size="small"
                color="inherit"
                onClick={() => onSame({ ...same, ...Object.fromEntries(missing.map(({ key }) => [key, null])) })}
              >
                Podaj dla wszystkich
              </QuietButton>
            )
          }
        >
          {known.length > 0
            ? `Pozycje, które już są w panelu, rozpoznamy po: ${known.map(labelOf).join(', ')}.`
            : 'Każdy wiersz będzie nową pozycją, bo żadna kolumna nie mówi, której znanej pozycji dotyczy.'}
          {needed.length > 0 && ` W nowych zabraknie: ${listed(needed)}.`}
          {later.length > 0 && ` Do uzupełnienia później zostaną: ${listed(later)}.`}
        </Notice>
      )}
      <ColumnsTable
        fields={fields}
        table={table}
        match={match}
        onMatch={onMatch}
        isConcealed={(key) => resource.fields[key] !== undefined && isConcealed(resource.fields[key])}
      />
      <SameForAll fields={fields} match={spoken} same={same} onSame={onSame} />
      {names && <NameOrders names={names} isSaid={saidNames} onSay={onNames} />}
      <DayOrders columns={days} onSay={onDays} />
      <Actions>
        <MainButton disabled={nothing || twice.size > 0 || isUnsaid(days) || (names !== null && !saidNames)} onClick={onNext}>
          Sprawdź wiersze
        </MainButton>
        <OtherButton onClick={onBack}>Inny plik</OtherButton>
      </Actions>
    </>
  );
}

/** By what a row's record is looked for, as the server does it: its id, else the first set of telling fields that the file has all of. */
function keysThatTell(resource: Resource, match: Match): readonly string[] {
  const whole = keySetsOf(resource).find(({ by }) => by.every((key) => match.includes(key)));
  return [...(match.includes(importedId) ? [importedId] : []), ...(whole?.by ?? [])];
}
