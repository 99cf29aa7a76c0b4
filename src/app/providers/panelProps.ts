import type { CoreAdminContextProps } from 'ra-core';
import { markers } from '../routing/productPath';
import { productRouter } from '../routing/productRouter';
import type { Panel } from '../routing/route';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { i18nProvider } from './i18nProvider';
import { preferences } from './preferences';
import { queryClient } from './queryClient';

/** What react-admin's context of a panel is made of; it sends nothing to anybody but our API. */
export const panelProps = (section: Panel) =>
  ({
    basename: markers[section],
    routerProvider: productRouter,
    authProvider,
    dataProvider,
    i18nProvider: i18nProvider(),
    queryClient,
    store: preferences,
  }) satisfies CoreAdminContextProps;
