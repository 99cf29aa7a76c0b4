import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Conditions } from '../../../src/app/screens/surveys/builder/Conditions';
import { conditionWords } from '../../../src/app/screens/surveys/builder/conditionWords';
import { loadTenant } from '../../../src/app/tenant/store';
import { visibleQuestions } from '../../../src/contract/surveys/answers';
import type { Question } from '../../../src/contract/surveys/question';
import { standard } from '../../../src/tenants/standard';
import { wire } from '../support/wire';

const question = (key: string, values: Partial<Question>): Question => ({
  key,
  label: key,
  help: null,
  type: 'short_text',
  required: false,
  section: null,
  options: [],
  lines: [],
  min: null,
  max: null,
  max_length: null,
  visible_if: [],
  visible_join: 'all',
  formula: null,
  maps_to: null,
  ...values,
});
const earlier = [question('przychod', { type: 'money' }), question('dochod', { type: 'calculated', formula: 'przychod - 100' })];
const asked = (value: string) => question('dlaczego', { visible_if: [{ question: 'dochod', test: 'more', value }] });

test('a condition on what is calculated from amounts is written and read in złoty', async () => {
  wire({ 'GET /api/config': { json: standard('demo') } });
  await loadTenant();
  const changed = vi.fn();
  render(<Conditions question={asked('100000')} earlier={earlier} fault={undefined} onChange={changed} />);
  const box = screen.getByRole('spinbutton', { name: 'Wartość w warunku, w złotych' });
  expect(box).toHaveValue(1000);
  await userEvent.type(box, '5');
  expect(changed).toHaveBeenLastCalledWith({ visible_if: [{ question: 'dochod', test: 'more', value: '1000500' }] });
  expect(conditionWords(asked('100000'), earlier)).toBe('gdy „dochod” to więcej niż „1\u00a0000,00\u00a0zł”');
});

test('it holds beyond as many złoty', () => {
  const all = [...earlier, asked('100000')];
  const shown = (przychod: number) => visibleQuestions(all, { przychod }).map(({ key }) => key);
  expect(shown(110_000)).not.toContain('dlaczego');
  expect(shown(110_001)).toContain('dlaczego');
});
