import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { resources } from '../../../../resources';
import { countOf } from '../../../lib/text';
import type { Field } from '../../../schema';
import { DateBox } from '../../fields/dates/DateBox';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { optionsOf, SelectBox } from '../../fields/SelectBox';
import { FilePicker } from '../../files/FilePicker';
import { takeOver, useTaken } from '../../files/taken';
import { UploadList } from '../../files/UploadList';
import { useMails } from '../../files/useMails';
import { useUploads } from '../../files/useUploads';
import { Tick } from '../../kit/Tick';
import { Page } from '../../layout/Page';
import { useShared } from '../../outbox/useShared';
import { request } from '../../providers/request';
import { usePermit } from '../../records/usePermit';
import { officePath } from '../../routing/officePath';
import { PanelTheme } from '../../theme/PanelTheme';
import { useArchives } from './useArchives';
import './documents.css';

const { fields } = resources.documents;
const guessed = '';

type Values = Readonly<Record<string, string | boolean>>;

/** Many files at once into one company's documents; what an XML invoice says is read, the rest stays to be filled in. */
export default function DocumentUpload() {
  const { company, pick } = useUploadCompany();
  const [values, setValues] = useState<Values>({
    document_type: guessed,
    direction: 'from_client',
    visibility: 'company',
    source: 'web',
    period: '',
    confirmation_required: false,
  });
  const uploads = useDocumentUploads(company?.id, values);
  const archives = useArchives({ onPick: uploads.add, onUnpacked: uploads.addStored });
  const mails = useMails(archives.take);
  const [taken, shared] = [useTaken(), useShared()];
  const begins = company !== null && taken.length > 0;
  const [wasChosen, setWasChosen] = useState(company !== null);
  if (company && !wasChosen) setWasChosen(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another app shared begins once, with the company.
  useEffect(() => {
    if (!begins) return;
    mails.take(takeOver());
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
                reference={resources.companies}
                picked={company ? [company] : []}
                onPick={([next]) => pick(next ?? null)}
                input={{ required: true }}
              />
            </PanelTheme>
            <Stated values={values} onChange={setValues} />
          </div>
          {values.direction === 'to_client' && (
            <Tick
              label={fields.confirmation_required.label}
              checked={values.confirmation_required === true}
              onTick={(on) => setValues({ ...values, confirmation_required: on })}
            />
          )}
          {/* It stays while the company is changed: what hangs on a file may be asked by then. */}
          {wasChosen && (
            <div hidden={!company}>
              <FilePicker label="Wybierz pliki" drop={true} onPick={archives.take} />
            </div>
          )}
          {!company && (
            <p className="quiet" role="status">
              {taken.length > 0
                ? `Czeka tu ${countOf(taken.length, 'udostępniony plik', 'udostępnione pliki', 'udostępnionych plików')}: wybierz firmę, do której mają trafić.`
                : 'Najpierw wybierz firmę, potem dodasz pliki.'}
            </p>
          )}
          {mails.offer}
          {archives.offer}
          <UploadList uploads={uploads} />
          {uploads.uploads.some(({ state }) => state === 'done') && (
            <p>
              <Link className="more" to={officePath('documents.list')}>
                Lista dokumentów
              </Link>
            </p>
          )}
        </div>
      </section>
    </Page>
  );
}

/** The company whose documents they are: that of the address until another is picked. */
function useUploadCompany() {
  const [query] = useSearchParams();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [given, setGiven] = useState(query.get('company_id'));
  const { data: named } = useGetOne('companies', { id: given ?? '' }, { enabled: given !== null && picked === null });
  const company = picked ?? (named && given ? { id: given, title: String(named.title) } : null);
  const pick = (next: Picked | null) => {
    setGiven(null);
    setPicked(next);
  };
  return { company, pick };
}

/** Makes a document of each file that was sent: of the company that was chosen with it, with what is said of all of them by then. */
function useDocumentUploads(companyId: string | undefined, values: Values) {
  const [query] = useSearchParams();
  const client = useQueryClient();
  // The company is that of the moment when a file was chosen, the rest that of the moment when it is kept.
  return useUploads(async ({ id }, _said, whose) => {
    const stated = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const body = {
      ...stated,
      company_id: whose,
      file_id: id,
      ...(query.get('request_item_id') ? { request_item_id: query.get('request_item_id') } : {}),
    };
    await request('/api/documents/', { method: 'POST', body });
    void client.invalidateQueries({ queryKey: ['documents'] });
  }, companyId);
}

/** What is said of all the files. */
function Stated({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const { writable } = usePermit('create', resources.documents);
  const box = (key: 'document_type' | 'direction' | 'visibility' | 'source') => ({
    field: fields[key],
    value: String(values[key]),
    onChange: (value: string) => onChange({ ...values, [key]: value }),
  });
  return (
    <>
      <ChoiceBox {...box('document_type')} empty="Rozpoznaj albo „Inny”" />
      <ChoiceBox {...box('direction')} />
      {writable.visibility && <ChoiceBox {...box('visibility')} />}
      <ChoiceBox {...box('source')} />
      <DateBox
        kind="month"
        label={fields.period.label}
        value={String(values.period)}
        onChange={(period) => onChange({ ...values, period })}
        helperText="Puste: z faktury albo najstarszy otwarty miesiąc"
      />
    </>
  );
}

interface ChoiceBoxProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** What stands for no choice; left out, one must be made. */
  empty?: string;
}

/** One of a field's values. */
const ChoiceBox = ({ field, ...box }: ChoiceBoxProps) => (
  <SelectBox label={field.label} options={optionsOf(field.choices)} {...box} />
);
