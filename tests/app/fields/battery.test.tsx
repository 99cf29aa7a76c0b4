import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { FieldInput } from '../../../src/app/fields/FieldInput';
import { FieldValue } from '../../../src/app/fields/FieldValue';
import { asTyped } from '../../../src/app/fields/inputs/TypedText';
import { dataProvider } from '../../../src/app/providers/dataProvider';
import { kept } from '../../../src/app/session/session';
import { keepUser } from '../../../src/app/session/store';
import { loadTenant } from '../../../src/app/tenant/store';
import { defineResource, type Field, fieldTypes, type Resource, type TypeName } from '../../../src/schema';
import { standard } from '../../../src/tenants/standard';
import { accountant } from '../support/people';
import { wire } from '../support/wire';

const choices = { one: { label: 'Pierwsza', color: 'success' }, two: { label: 'Druga' } } as const;
const other = '0199c3a2-1b2c-7d3e-8f40-123456789abc';

/** A field of each type, and a value it may hold; types that the examples in their own modules leave empty are given here. */
const samples: Record<TypeName, { field: Partial<Field>; value: unknown; reads: string | RegExp }> = {
  text: { field: {}, value: 'Piekarnia Kłos', reads: 'Piekarnia Kłos' },
  longText: { field: {}, value: 'Pierwsza\nDruga', reads: /Pierwsza\s+Druga/ },
  richText: { field: {}, value: '<p>Proszę o <strong>wyciąg</strong></p>', reads: 'Proszę o wyciąg' },
  integer: { field: {}, value: 42, reads: '42' },
  money: { field: {}, value: 123_456, reads: /1\s234,56\szł/ },
  percent: { field: {}, value: 1967, reads: '19,67%' },
  quantity: { field: {}, value: 150, reads: '1,5' },
  date: { field: {}, value: '2026-11-20', reads: '20.11.2026' },
  month: { field: {}, value: '2026-11', reads: 'listopad 2026' },
  taxPeriod: { field: {}, value: '2026-K4', reads: 'IV kwartał 2026' },
  dateTime: { field: {}, value: '2026-11-20 08:30:00', reads: '20.11.2026, 08:30' },
  boolean: { field: {}, value: true, reads: 'Tak' },
  choice: { field: { choices }, value: 'one', reads: 'Pierwsza' },
  choices: { field: { choices }, value: ['one', 'two'], reads: 'Pierwsza, Druga' },
  state: { field: { choices, initial: 'one', transitions: {} }, value: 'two', reads: 'Druga' },
  reference: { field: { resource: 'companies' }, value: other, reads: 'Piekarnia nr 1' },
  count: { field: { resource: 'tasks', by: 'company_id' }, value: 3, reads: '3' },
  unread: { field: {}, value: 2, reads: '2' },
  lastWords: { field: {}, value: 'Anna Nowak: Wysyłam faktury', reads: 'Anna Nowak: Wysyłam faktury' },
  email: { field: {}, value: 'anna@firma.pl', reads: 'anna@firma.pl' },
  phone: { field: {}, value: '+48501502503', reads: /\+48\s501\s502\s503/ },
  nip: { field: {}, value: '5260250274', reads: '526-025-02-74' },
  regon: { field: {}, value: '123456785', reads: '123456785' },
  pesel: { field: {}, value: '44051401359', reads: '44051401359' },
  krs: { field: {}, value: '0000123456', reads: '0000123456' },
  ksefNumber: {
    field: {},
    value: '5265877635-20250826-0100001AF629-AF',
    reads: '5265877635-20250826-0100001AF629-AF',
  },
  euVatNumber: { field: {}, value: 'DE123456789', reads: 'DE123456789' },
  postalCode: { field: {}, value: '90-001', reads: '90-001' },
  bankAccount: { field: {}, value: '61109010140000071219812874', reads: /61\s1090\s1014\s0000\s0712\s1981\s2874/ },
  list: {
    field: { of: { number: { type: 'nip', label: 'Numer', options: {} } } },
    value: [{ number: '5260250274' }],
    reads: /Numer526-025-02-74/,
  },
  file: { field: {}, value: other, reads: /umowa\.pdf/ },
  files: { field: {}, value: [other], reads: /umowa\.pdf/ },
};

/** Keys that the declaration's rules ask of some types. */
const keys: Partial<Record<TypeName, string>> = { reference: 'pole_id', file: 'pole_id', files: 'pole_ids' };
const embedded: Partial<Record<TypeName, Record<string, unknown>>> = {
  reference: { pole: { id: other, title: 'Piekarnia nr 1' } },
  file: { pole: { id: other, name: 'umowa.pdf', size: 120_000, state: 'ready' } },
  files: { poles: [{ id: other, name: 'umowa.pdf', size: 120_000, state: 'ready' }] },
};
const serverSets: TypeName[] = ['state', 'count', 'unread', 'lastWords'];

const resource = defineResource('proba', {
  labels: { one: 'Próba', few: 'Próby', many: 'Prób' },
  area: 'own',
  title: 'title',
  privacy: { purpose: 'Próba', retention: 'operation', data: 'internal' },
  fields: { title: { type: 'text', label: 'Nazwa', options: {} } },
  list: { columns: ['title'], sort: 'title:asc' },
}) as unknown as Resource;

function fieldOf(type: TypeName): Field {
  return { type, label: 'Pole', options: {}, ...samples[type].field };
}

async function inPanel(children: ReactNode) {
  wire({
    'GET /api/config': { json: standard('demo') },
    'POST /api/files': {
      status: 201,
      json: { data: [{ id: other, name: 'umowa.pdf', size: 120_000, mime: 'application/pdf', pages: 1, state: 'ready' }] },
    },
    'GET /api/companies/': { json: { data: [{ id: other, title: 'Piekarnia nr 1' }], total: 1 } },
  });
  keepUser(kept(accountant));
  await loadTenant();
  return render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
    </MemoryRouter>,
  );
}

const types = Object.keys(fieldTypes) as TypeName[];

describe.each(types)('%s', (type) => {
  const { value, reads } = samples[type];
  const key = keys[type] ?? 'pole';
  const field = fieldOf(type);
  const record = { id: other, [key]: value, ...embedded[type] };

  test('shows a value as people read it', async () => {
    const { container } = await inPanel(
      <FieldValue value={value} field={field} source={key} record={record} resource={resource} />,
    );
    const shown = container.textContent ?? '';
    expect(shown.replace(/\u00a0/g, ' ')).toMatch(
      typeof reads === 'string' ? new RegExp(reads.replace(/[.+()]/g, '\\$&')) : reads,
    );
  });

  test('shows no value as a dash that is also said', async () => {
    const { container } = await inPanel(
      <FieldValue value={null} field={field} source={key} record={{ id: other, [key]: null }} resource={resource} />,
    );
    expect(container).toHaveTextContent('–brak');
  });

  test('is edited in an input with its label, or is the server’s alone', async () => {
    const { container } = await inPanel(
      <Form record={record}>
        <FieldInput field={field} source={key} />
      </Form>,
    );
    if (serverSets.includes(type)) expect(container.querySelector('form')).toBeEmptyDOMElement();
    else if (type === 'list') expect(screen.getByRole('group', { name: 'Pole' })).toBeVisible();
    else if (type === 'richText') expect(await screen.findByRole('textbox', { name: 'Pole' })).toBeVisible();
    else if (type === 'choices') expect(screen.getByRole('group', { name: 'Pole' })).toBeVisible();
    else expect(screen.getByLabelText(/^Pole/)).toBeVisible();
  });
});

/** How a person puts the sample into the empty input; what is typed is what the input shows for it. */
const edits: Partial<Record<TypeName, () => Promise<void> | void>> = {
  longText: () => change(samples.longText.value),
  date: () => change(samples.date.value),
  month: () => change(samples.month.value),
  dateTime: () => change('2026-11-20T08:30'),
  boolean: () => change('true'),
  choice: () => change('one'),
  choices: async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Druga' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pierwsza' }));
  },
  reference: async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Piekarnia nr 1' }));
  },
  file: () => upload(),
  files: () => upload(),
  list: async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Dodaj pozycję/ }));
    fireEvent.change(screen.getByLabelText('Numer'), { target: { value: '526-025-02-74' } });
  },
};
const units: Partial<Record<TypeName, string>> = { money: 'zł', percent: '%' };

async function upload(): Promise<void> {
  await userEvent
    .setup()
    .upload(screen.getByLabelText(/^Pole/), new File(['%PDF-1.7'], 'umowa.pdf', { type: 'application/pdf' }));
  await screen.findByRole('button', { name: 'Usuń: umowa.pdf' });
}

function change(value: unknown): void {
  fireEvent.change(screen.getByLabelText(/^Pole/), { target: { value } });
}

const editable = types.filter((type) => !serverSets.includes(type) && type !== 'richText');

test.each(editable)('a %s put into its input is the value the form holds', async (type) => {
  const key = keys[type] ?? 'pole';
  const field = fieldOf(type);
  const held = vi.fn();
  await inPanel(
    <Form record={{ [key]: null }} onSubmit={(values: Record<string, unknown>) => held(values[key])}>
      <FieldInput field={field} source={key} />
      <button type="submit">Zapisz</button>
    </Form>,
  );
  await (edits[type] ?? (() => change(asTyped(samples[type].value, field, units[type]))))();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(held).toHaveBeenCalledWith(samples[type].value));
});

test('a number typed the Polish way is tidied up when the box is left, and what cannot be read stays as it was typed', async () => {
  await inPanel(
    <Form record={{ pole: null }}>
      <FieldInput field={fieldOf('money')} source="pole" />
    </Form>,
  );
  const box = screen.getByLabelText('Pole');
  fireEvent.change(box, { target: { value: '1234,5' } });
  expect(box).toHaveValue('1234,5');
  fireEvent.blur(box);
  expect(box).toHaveValue('1\u00a0234,50');
  fireEvent.change(box, { target: { value: 'sto' } });
  fireEvent.blur(box);
  expect(box).toHaveValue('sto');
});

test('a file that the server refuses says why, and nothing is taken for kept', async () => {
  await inPanel(
    <Form record={{ pole_id: null }}>
      <FieldInput field={fieldOf('file')} source="pole_id" />
    </Form>,
  );
  wire({ 'POST /api/files': { status: 422, json: { error: 'Tego rodzaju plików nie przyjmujemy.', code: 'file_kind' } } });
  const box = screen.getByLabelText(/^Pole/);
  await userEvent.setup({ applyAccept: false }).upload(box, new File(['MZ'], 'wirus.exe'));
  expect(await screen.findByText('Tego rodzaju plików nie przyjmujemy.')).toBeVisible();
  expect(box).toBeInvalid();
  expect(screen.queryByRole('button', { name: /Usuń/ })).toBeNull();
});

test('files of a saved mail are kept beside others, in the order that they were chosen in', async () => {
  const held = vi.fn();
  await inPanel(
    <Form record={{ pole_ids: null }} onSubmit={(values: Record<string, unknown>) => held(values.pole_ids)}>
      <FieldInput field={fieldOf('files')} source="pole_ids" />
      <button type="submit">Zapisz</button>
    </Form>,
  );
  const ids = [1, 2].map((nth) => `0199c3a2-1b2c-7d3e-8f40-${String(nth).padStart(12, '0')}`);
  let sent = 0;
  wire({
    'POST /api/files': () => {
      const id = ids[sent];
      sent += 1;
      return {
        status: 201,
        json: { data: [{ id, name: `${sent}.pdf`, size: 5, mime: 'application/pdf', pages: 1, state: 'ready' }] },
      };
    },
  });
  const mail =
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="z poczty.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n';
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText(/^Pole/), [new File(['%PDF'], '1.pdf'), new File([mail], 'poczta.eml')]);
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  expect(await screen.findByRole('button', { name: /2\.pdf$/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(held).toHaveBeenCalledWith(ids));
});
