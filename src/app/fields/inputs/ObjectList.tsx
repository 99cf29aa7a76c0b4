import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { type TypeName, typeOf } from '../../../schema';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Icon } from '../../theme/Icon';
import { FieldGrid, FieldPlace } from '../FieldGrid';
import type { InputControl } from '../inputControl';
import { ItemMoves, useMoved } from './ItemMoves';
import { itemInputs } from './itemInputs';

/** The items of an object list, each with the inputs of its fields. */
export function ObjectList({ field, source }: InputControl) {
  const { control } = useFormContext();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name: source });
  const { moved, list } = useMoved();
  const { errors } = useFormState({ control, name: source });
  const fault = (get(errors, source) as { message?: string } | undefined)?.message;
  const of = Object.entries(field.of ?? {}).filter(([, { options }]) => !options.readOnly);
  const blank = Object.fromEntries(of.map(([key, each]) => [key, each.options.default ?? null]));

  return (
    <fieldset className="object-list">
      <legend className="plain-label">{field.label}</legend>
      {field.options.hint && <p className="hint">{field.options.hint}</p>}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {rows.length === 0 && <p className="quiet">Lista jest pusta.</p>}
      <ol ref={list}>
        {rows.map((row, at) => (
          <li key={row.id}>
            <FieldGrid bare={true}>
              {of.map(([key, each]) => {
                const Input = itemInputs[typeOf(each).name as Exclude<TypeName, 'list'>];
                return Input ? (
                  <FieldPlace key={key} field={each}>
                    <Input field={each} source={`${source}.${at}.${key}`} />
                  </FieldPlace>
                ) : null;
              })}
            </FieldGrid>
            {rows.length > 1 && (
              <ItemMoves
                at={at}
                last={rows.length - 1}
                label={field.label}
                onMove={(to) => {
                  move(at, to);
                  moved(to, to < at ? 'up' : 'down');
                }}
              />
            )}
            <QuietButton size="small" color="error" onClick={() => remove(at)}>
              <Icon name="trash" size={18} />
              Usuń pozycję {at + 1}
              <span className="unseen">: {field.label}</span>
            </QuietButton>
          </li>
        ))}
      </ol>
      <OtherButton size="small" onClick={() => append(blank)}>
        <Icon name="plus" size={18} />
        Dodaj pozycję<span className="unseen">: {field.label}</span>
      </OtherButton>
    </fieldset>
  );
}
