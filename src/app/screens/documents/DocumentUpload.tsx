import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { resources } from '../../../../resources';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { FilePicker } from '../../files/FilePicker';
import { takeOver, useTaken } from '../../files/taken';
import { UploadList } from '../../files/UploadList';
import { useUploads } from '../../files/useUploads';
import { Tick } from '../../kit/Tick';
import { Page } from '../../layout/Page';
import { useShared } from '../../outbox/useShared';
import { request } from '../../providers/request';
import { usePermit } from '../../records/usePermit';
import { PanelTheme } from '../../theme/PanelTheme';
import { ChoiceBox } from './ChoiceBox';
import { useArchives } from './useArchives';
import './documents.css';

const { fields } = resources.documents;
const guessed = '';

/** Many files at once into one company's documents; what an XML invoice says is read, the rest stays to be filled in. */
export default function DocumentUpload() {
  const [query] = useSearchParams();
  const client = useQueryClient();
  const { writable } = usePermit('create', resources.documents);
  const [company, setCompany] = useState<Picked | null>(null);
  const [given, setGiven] = useState(query.get('company_id'));
  const { data: named } = useGetOne('companies', { id: given ?? '' }, { enabled: given !== null && company === null });
  const [values, setValues] = useState<Record<string, string | boolean>>({
    document_type: guessed,
    direction: 'from_client',
    visibility: 'company',
    source: 'web',
    period: '',
    confirmation_required: false,
  });
  const picked = company ?? (named && given ? { id: given, title: String(named.title) } : null);
  const set = (key: string, value: string | boolean) => setValues({ ...values, [key]: value });
  const uploads = useUploads(async ({ id }) => {
    const stated = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const body = {
      ...stated,
      company_id: picked?.id,
      file_id: id,
      ...(query.get('request_item_id') ? { request_item_id: query.get('request_item_id') } : {}),
    };
    await request('/api/documents/', { method: 'POST', body });
    void client.invalidateQueries({ queryKey: ['documents'] });
  });
  const archives = useArchives({ onPick: uploads.add, onUnpacked: uploads.addStored });
  const [taken, shared] = [useTaken(), useShared()];
  const begins = picked !== null && taken.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another app shared begins once, with the company.
  useEffect(() => {
    if (!begins) return;
    archives.take(takeOver());
    shared.forget();
  }, [begins]);

  return (
    <Page lead="Każdy plik staje się osobnym dokumentem. Faktury XML z KSeF wypełnią się same.">
      <section className="panel" aria-label="Dokumenty">
        <div className="panel-body fields">
          <div className="fields two">
            <PanelTheme>
              <RecordPicker
                label={fields.company_id.label}
                resource={resources.companies}
                picked={picked ? [picked] : []}
                onPick={([next]) => {
                  setGiven(null);
                  setCompany(next ?? null);
                }}
                input={{ required: true }}
              />
            </PanelTheme>
            <ChoiceBox
              field={fields.document_type}
              empty="Rozpoznaj albo „Inny”"
              value={String(values.document_type)}
              onChange={(value) => set('document_type', value)}
            />
            <ChoiceBox field={fields.direction} value={String(values.direction)} onChange={(value) => set('direction', value)} />
            {writable.visibility && (
              <ChoiceBox
                field={fields.visibility}
                value={String(values.visibility)}
                onChange={(value) => set('visibility', value)}
              />
            )}
            <ChoiceBox field={fields.source} value={String(values.source)} onChange={(value) => set('source', value)} />
            <DateBox
              kind="month"
              label={fields.period.label}
              value={String(values.period)}
              onChange={(value) => set('period', value)}
              helperText="Puste: z faktury albo najstarszy otwarty miesiąc"
            />
          </div>
          {values.direction === 'to_client' && (
            <Tick
              label={fields.confirmation_required.label}
              checked={values.confirmation_required === true}
              onTick={(on) => set('confirmation_required', on)}
            />
          )}
          {picked ? (
            <FilePicker label="Wybierz pliki" drop={true} onPick={archives.take} />
          ) : (
            <p className="quiet" role="status">
              {taken.length > 0
                ? `Czeka tu ${countOf(taken.length, 'udostępniony plik', 'udostępnione pliki', 'udostępnionych plików')}: wybierz firmę, do której mają trafić.`
                : 'Najpierw wybierz firmę, potem dodasz pliki.'}
            </p>
          )}
          {archives.offer}
          <UploadList uploads={uploads} />
          {uploads.uploads.some(({ state }) => state === 'done') && (
            <p>
              <Link className="more" to="/dashboard/documents">
                Lista dokumentów
              </Link>
            </p>
          )}
        </div>
      </section>
    </Page>
  );
}
