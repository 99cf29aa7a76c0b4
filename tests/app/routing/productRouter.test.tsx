import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  ListBase,
  RecordContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  useListContext,
  useRedirect,
} from 'ra-core';
import type { ReactNode } from 'react';
import { CreateButton, EditButton, ListButton, MenuItemLink, ShowButton, TabbedForm, TextInput } from 'react-admin';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { resourceDefinitions } from '../../../src/app/areas/resourceDefinitions';
import { i18nProvider } from '../../../src/app/panel/i18nProvider';
import { loadedTable } from '../../../src/app/routing/loaded';
import { markers } from '../../../src/app/routing/productPath';
import { productRouter } from '../../../src/app/routing/productRouter';
import { panelTheme } from '../../../src/app/theme/panelTheme';
import { standard } from '../../../src/tenants/standard';
import { company as id } from '../support/people';

const records = { data: [{ id, title: 'Kłos' }], total: 1 };
const dataProvider = { getList: async () => records, getOne: async () => ({ data: records.data[0] }) } as unknown as DataProvider;

/** A piece of stock react-admin at an address of the office's panel. */
function openAt(address: string, piece: ReactNode, path = '*') {
  const element = (
    <CoreAdminContext
      basename={markers.office}
      routerProvider={productRouter}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider()}
    >
      <ResourceDefinitionContextProvider definitions={resourceDefinitions(loadedTable('office'))}>
        <ThemeProvider theme={panelTheme(standard('demo').tenant.colors, 'light')}>
          <ResourceContextProvider value="companies">{piece}</ResourceContextProvider>
        </ThemeProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path, element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), at: () => router.state.location.pathname };
}

test('stock buttons lead to the product’s addresses', async () => {
  openAt(
    '/dashboard/companies',
    <RecordContextProvider value={{ id }}>
      <CreateButton />
      <ShowButton />
      <EditButton />
      <ListButton />
    </RecordContextProvider>,
  );
  const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/dashboard/companies/new',
    `/dashboard/companies/${id}`,
    `/dashboard/companies/${id}/edit`,
    '/dashboard/companies',
  ]);
});

test.each([
  ['list', '/dashboard/companies'],
  ['create', '/dashboard/companies/new'],
  ['edit', `/dashboard/companies/${id}/edit`],
  ['show', `/dashboard/companies/${id}`],
])('a redirect to %s goes to %s', async (to, address) => {
  function Go() {
    const redirect = useRedirect();
    return (
      <button type="button" onClick={() => redirect(to, 'companies', id)}>
        Dalej
      </button>
    );
  }
  const { user, at } = openAt('/dashboard', <Go />);
  await user.click(screen.getByRole('button'));
  expect(at()).toBe(address);
});

test('the menu knows where one is', () => {
  openAt(
    `/dashboard/companies/${id}`,
    <>
      <MenuItemLink to="/@admin/companies" primaryText="Firmy" />
      <MenuItemLink to="/@admin/tasks" primaryText="Zadania" />
    </>,
  );
  expect(screen.getByRole('menuitem', { name: 'Firmy' })).toHaveClass('RaMenuItemLink-active');
  expect(screen.getByRole('menuitem', { name: 'Zadania' })).not.toHaveClass('RaMenuItemLink-active');
});

test('S11: a list’s search text stands in no address, and the back button still finds it', async () => {
  function Search() {
    const { filterValues, setFilters } = useListContext();
    return (
      <>
        <output>{JSON.stringify(filterValues)}</output>
        <button type="button" onClick={() => setFilters({ q: 'Kowalska', status: ['active'] }, null, false)}>
          Szukaj
        </button>
        <Link to="/dashboard/tasks">Dalej</Link>
      </>
    );
  }
  const { router, user } = openAt(
    '/dashboard/companies',
    <ListBase storeKey={false}>
      <Search />
    </ListBase>,
  );
  await user.click(await screen.findByRole('button', { name: 'Szukaj' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('"q":"Kowalska"'));
  expect(decodeURIComponent(router.state.location.search)).toContain('{"status":["active"]}');
  expect(decodeURIComponent(router.state.location.search)).not.toContain('Kowalska');

  await user.click(screen.getByRole('link'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('"q":"Kowalska"'));
});

test('W07: an unsaved tabbed form lets one change its tabs and asks before another record is opened', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, at } = openAt(
    `/dashboard/companies/${id}/edit`,
    <>
      <TabbedForm record={{ id, title: 'Kłos' }} warnWhenUnsavedChanges={true}>
        <TabbedForm.Tab label="Pierwsza">
          <TextInput source="title" label="Nazwa" />
        </TabbedForm.Tab>
        <TabbedForm.Tab label="Druga">
          <TextInput source="email" label="E-mail" />
        </TabbedForm.Tab>
      </TabbedForm>
      <Link to="/dashboard/companies/0199c3a2-1b2c-7d3e-8f40-0000000000c2/edit">Inna firma</Link>
    </>,
    '/dashboard/companies/:id/edit/*',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Nazwa' }), ' i syn');

  await user.click(screen.getByRole('tab', { name: 'Druga' }));
  await waitFor(() => expect(at()).toBe(`/dashboard/companies/${id}/edit/1`));
  expect(confirm).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Inna firma' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(at()).toBe(`/dashboard/companies/${id}/edit/1`);
});
