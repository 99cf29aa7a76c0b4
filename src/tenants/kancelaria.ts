import type { TenantChanges } from './define';

/** The demonstration's second firm: documents and messages off, other columns, other colours. */
export const kancelaria: TenantChanges = {
  tenant: {
    name: 'Kancelaria Podatkowa Wierzba',
    titleSuffix: ' | Kancelaria Wierzba',
    colors: { primary: '#1d4a3a', secondary: '#8a3b12', background: '#f1f5ee' },
  },
  deniedAreas: ['messages'],
  modules: {
    documents: { enabled: false },
    messages: { enabled: false },
    company: {
      columns: [
        { key: 'title' },
        { key: 'vat_number' },
        { key: 'taxation_form' },
        { key: 'vat_status' },
        { key: 'owner' },
        { key: 'accounting_status', title: 'Etap miesiąca' },
      ],
    },
    dashboard: { components: { settlementBanner: { variant: 'compact' }, vacationZusAlert: { visible: false } } },
  },
  switches: { clientSurveys: true },
};
