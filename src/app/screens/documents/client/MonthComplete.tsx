import { type RaRecord, RecordContextProvider, ResourceContextProvider, useCreate, useGetList } from 'ra-core';
import { useState } from 'react';
import { monthDeclarations } from '../../../../../resources/monthDeclarations';
import { addMonths, formatDateTime, formatMonth, monthOf, toWarsaw } from '../../../../lib/dates';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { TransitionButtons } from '../../../resource/TransitionButtons';

/** The client's word that last month is complete, and the way to take it back until booking begins. */
export function MonthComplete({ company, several }: { company: RaRecord; several: boolean }) {
  const period = addMonths(monthOf(toWarsaw(new Date()).slice(0, 10)), -1);
  const { data } = useGetList<RaRecord>('month-declarations', {
    filter: { company_id: [company.id], period: [period], status: ['declared'] },
    sort: { field: 'created', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const missing = useGetList<RaRecord>('document-request-items', {
    filter: { company_id: [company.id], status: ['missing', 'returned'] },
    sort: { field: 'created', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const [create] = useCreate();
  const { deed } = useDeed({ changes: ['month-declarations'] });
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const [declared] = data;
  const month = formatMonth(period);
  const lacking = (missing.data ?? []).map(({ label }) => String(label)).join(', ');
  const Declare = lacking ? OtherButton : MainButton;

  const declare = () =>
    deed(async () => {
      await create('month-declarations', { data: { company_id: company.id, period } }, { returnPromise: true });
      return `Zgłoszono komplet za ${month}. Dziękujemy!`;
    });

  return (
    <section className="panel" aria-label={`Komplet dokumentów za ${month}${several ? `: ${company.title}` : ''}`}>
      <div className="panel-body month-complete">
        <div>
          <p className="month-title">Komplet dokumentów za {month}</p>
          {several && <p className="quiet">{String(company.title)}</p>}
          {!declared && lacking && <p>Brakuje jeszcze: {lacking}.</p>}
          <p className="quiet">
            {declared
              ? `Zgłoszony ${formatDateTime(String(declared.declared_at))}. Możesz cofnąć zgłoszenie, dopóki biuro nie zacznie księgować.`
              : 'Gdy wszystko już wysłane, daj znać: biuro od razu zacznie rozliczać miesiąc.'}
          </p>
        </div>
        {declared ? (
          <ResourceContextProvider value={monthDeclarations.name}>
            <RecordContextProvider value={declared}>
              <TransitionButtons />
            </RecordContextProvider>
          </ResourceContextProvider>
        ) : (
          <Declare onClick={() => setAsking(true)}>Zgłaszam komplet</Declare>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={`Zgłosić komplet za ${month}?`}
          action="Zgłaszam komplet"
          onConfirm={declare}
          onClose={() => setAsking(false)}
        >
          <p>Oświadczam, że wszystkie dokumenty firmy za {month} są już w biurze.</p>
          {lacking && <p>Uwaga: biuro prosiło jeszcze o: {lacking}.</p>}
          <p>Biuro zacznie rozliczać miesiąc. Zgłoszenie można cofnąć tutaj, dopóki nie zacznie księgować.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
