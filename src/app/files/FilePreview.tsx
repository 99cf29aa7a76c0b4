import { lazy, Suspense, useEffect, useState } from 'react';
import type { StoredFile } from '../../contract/files';
import { downloadFile } from '../fields/downloadFile';
import { fileHindrances, fileSize, notShown } from '../fields/storedFiles';
import { QuietButton } from '../kit/buttons';
import { Pressed } from '../kit/Pressed';
import { useDeed } from '../kit/useDeed';
import { Problem } from '../layout/Problem';
import { Skeleton } from '../layout/Skeleton';
import { Icon } from '../theme/Icon';
import { pictureUrl } from './pictures';
import './files.css';

const FileContent = lazy(() => import('./content/FileContent'));

/** Whether the server can draw pictures of it. */
export const drawable = ({ mime, pages }: StoredFile): boolean =>
  mime.startsWith('image/') || (mime === 'application/pdf' && pages !== null);

interface FilePreviewProps {
  file: StoredFile;
  /** What does not add up in it is told beside it already. */
  findingsTold?: boolean;
  /** All of it was before somebody's eyes: its last page, its content, or the file fetched where nothing of it can be shown. */
  onSeen?: () => void;
}

/** A file as pictures of its pages, an XML file or a packed JPK as what it says, with the way to fetch it whole. */
export function FilePreview({ file, findingsTold = false, onSeen }: FilePreviewProps) {
  const [page, setPage] = useState(1);
  const [large, setLarge] = useState(false);
  const { deed } = useDeed();
  const pages = file.pages ?? 1;
  const hindrance = fileHindrances[file.state ?? 'ready'];
  const fetch = () => deed(() => downloadFile(file).then(onSeen));
  const isContent = file.mime === 'application/xml' && !hindrance;
  useEffect(() => {
    if (isContent) onSeen?.();
  }, [isContent, onSeen]);

  return (
    <figure className="file-preview">
      <figcaption>
        <span className="file-preview-name">{file.name}</span>
        <span className="quiet number">{fileSize(file.size)}</span>
        {drawable(file) && pages > 1 && (
          <span className="file-pages">
            <QuietButton size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              <Icon name="left" size={18} />
              <span className="unseen">Poprzednia strona</span>
            </QuietButton>
            <span className="number" role="status">
              Strona {page} z {pages}
            </span>
            <QuietButton size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
              <Icon name="right" size={18} />
              <span className="unseen">Następna strona</span>
            </QuietButton>
          </span>
        )}
        {drawable(file) && (
          <QuietButton size="small" aria-pressed={large} onClick={() => setLarge(!large)}>
            <Icon name="search" size={18} />
            Powiększ
          </QuietButton>
        )}
        {!hindrance && (
          <QuietButton size="small" onClick={() => void fetch()}>
            Pobierz
          </QuietButton>
        )}
      </figcaption>
      {hindrance ? (
        <p className="file-no-picture">Plik: {hindrance}.</p>
      ) : drawable(file) ? (
        <PagePicture
          key={`${file.id}/${page}`}
          file={file}
          page={page}
          large={large}
          onZoom={() => setLarge(!large)}
          onShown={page === pages ? onSeen : undefined}
        />
      ) : file.mime === 'application/xml' || file.mime === 'application/zip' ? (
        <Suspense fallback={<Skeleton lines={10} />}>
          <FileContent file={file} findingsTold={findingsTold} />
        </Suspense>
      ) : (
        <p className="file-no-picture">{notShown(file)}</p>
      )}
    </figure>
  );
}

interface PagePictureProps {
  file: StoredFile;
  page: number;
  large: boolean;
  onZoom: () => void;
  onShown: (() => void) | undefined;
}

function PagePicture({ file, page, large, onZoom, onShown }: PagePictureProps) {
  const [state, setState] = useState<{ url?: string; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = attempt >= 0;
    pictureUrl(file.id, page).then(
      (url) => wanted && setState({ url }),
      (error: unknown) => wanted && setState({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [file.id, page, attempt]);
  if (state.error !== undefined)
    return (
      <Problem
        error={state.error}
        onRetry={() => {
          setState({});
          setAttempt(attempt + 1);
        }}
      />
    );
  if (!state.url) return <Skeleton lines={10} />;
  return (
    <section className={large ? 'file-page large' : 'file-page'} aria-label={`Podgląd: ${file.name}, strona ${page}`}>
      <Pressed sx={large ? { cursor: 'zoom-out' } : { maxWidth: '100%', cursor: 'zoom-in' }} onClick={onZoom}>
        <img src={state.url} alt={`Strona ${page} pliku ${file.name}, ${large ? 'pomniejsz' : 'powiększ'}`} onLoad={onShown} />
      </Pressed>
    </section>
  );
}
