import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { FilePicker } from '../../../files/FilePicker';
import { UploadList } from '../../../files/UploadList';
import { useUploads } from '../../../files/useUploads';
import { useKeepDocument } from './useKeepDocument';

/** Documents that nobody asked for: many photos or files at once, for one of the client's companies. */
export function AddDocuments({ companies }: { companies: readonly RaRecord[] }) {
  const [company, setCompany] = useState(String(companies[0]?.id ?? ''));
  const [own, setOwn] = useState(false);
  const [description, setDescription] = useState('');
  const keep = useKeepDocument();
  const uploads = useUploads((stored, said) =>
    keep(stored, {
      company_id: company,
      ...said,
      direction: own ? 'private' : 'from_client',
      ...(description.trim() ? { expense_description: description.trim() } : {}),
    }),
  );

  return (
    <section className="panel" aria-labelledby="adding">
      <div className="panel-head">
        <h2 id="adding">Dodaj dokumenty</h2>
      </div>
      <div className="panel-body fields">
        {companies.length > 1 && (
          <SelectBox
            label="Firma"
            value={company}
            options={companies.map((each) => [String(each.id), String(each.title)])}
            onChange={setCompany}
          />
        )}
        <TextBox
          label="Opis wydatku (niekonieczny)"
          value={description}
          placeholder="na przykład: paliwo do auta dostawczego"
          input={{ maxLength: 500 }}
          onChange={setDescription}
        />
        <label className="document-check">
          <input type="checkbox" checked={own} onChange={({ target }) => setOwn(target.checked)} />
          To wydatek prywatny
        </label>
        <FilePicker
          label="Dodaj zdjęcia lub pliki"
          drop={true}
          hint="Możesz wybrać wiele naraz: zdjęcia, PDF, XML z KSeF, do 20 MB każdy"
          onPick={uploads.add}
        />
        <UploadList uploads={uploads} />
      </div>
    </section>
  );
}
