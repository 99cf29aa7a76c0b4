import type { CoreAdminContextProps } from 'ra-core';
import { dataProvider } from '../providers/dataProvider';
import { preferences } from '../providers/preferences';
import { queryClient } from '../providers/queryClient';
import { markers } from '../routing/productPath';
import { productRouter } from '../routing/productRouter';
import type { Panel } from '../routing/route';
import { authProvider } from './authProvider';
import { i18nProvider } from './i18nProvider';

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
