import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { companies } from '../../../../../resources/companies';
import { users } from '../../../../../resources/users';
import { countOf } from '../../../../lib/text';
import type { Field } from '../../../../schema';
import { type Picked, RecordPicker } from '../../../fields/RecordPicker';
import { Panel } from '../../../kit/Panel';
import { askedOfForms, fieldOf, type Values } from './candidate';

interface FormAnswersProps {
  /** Legal forms with how many companies of each there are to be made. */
  forms: readonly (readonly [form: string, count: number])[];
  answers: (form: string) => Values;
  onAnswer: (form: string, values: Values) => void;
  keeper: Picked | null;
  onKeeper: (keeper: Picked | null) => void;
}

/** What no register knows, asked once for all companies of a legal form; a company whose list says otherwise keeps its own. */
export function FormAnswers({ forms, answers, onAnswer, keeper, onKeeper }: FormAnswersProps) {
  return (
    <Panel title="Czego rejestry nie wiedzą">
      <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ maxWidth: 320 }}>
          <RecordPicker
            label="Opiekun nowych firm"
            reference={users}
            where={companies.fields.owner_id.where}
            picked={keeper ? [keeper] : []}
            onPick={([picked]) => onKeeper(picked ?? null)}
            input={{ required: true }}
          />
        </Box>
        {forms.map(([form, count]) => (
          <Box key={form} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ fontWeight: 500, mb: 1, p: 0 }}>
              {companies.fields.company_type.choices?.[form as 'llc']?.label ?? 'Typ nieznany'}
              {`: ${countOf(count, 'firma', 'firmy', 'firm')}`}
            </Box>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
              }}
            >
              {askedOfForms.map((key) => {
                const field = fieldOf(key);
                if (!field || (key === 'lump_sum_rates' && answers(form).taxation_form !== 'lump_sum')) return null;
                return (
                  <Answer
                    key={key}
                    field={field}
                    label={key === 'vat_status' ? 'Status VAT, gdy wykaz go nie podaje' : field.label}
                    value={answers(form)[key]}
                    onAnswer={(value) => onAnswer(form, { [key]: value })}
                  />
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface AnswerProps {
  field: Field;
  label: string;
  value: unknown;
  onAnswer: (value: unknown) => void;
}

function Answer({ field, label, value, onAnswer }: AnswerProps) {
  const multiple = field.type === 'choices';
  const choices = Object.entries(field.choices ?? {});
  if (multiple)
    return (
      <TextField
        select
        label={label}
        value={Array.isArray(value) ? value : []}
        onChange={({ target }) => onAnswer(target.value)}
        slotProps={{ select: { multiple: true } }}
      >
        {choices.map(([key, look]) => (
          <MenuItem key={key} value={key}>
            {look.label}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <TextField
      select
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onAnswer(target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Wybierz</option>
      {choices.map(([key, look]) => (
        <option key={key} value={key}>
          {look.label}
        </option>
      ))}
    </TextField>
  );
}
