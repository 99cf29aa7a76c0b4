import { useEffect, useState } from 'react';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Skeleton } from '../../layout/Skeleton';
import { Icon } from '../../theme/Icon';
import { type Page, turned } from './page';
import { isWhole } from './perspective';
import { type Look, type Preview, shownAs } from './studio';

interface PageCardProps {
  page: Page;
  nth: number;
  count: number;
  onLook: (look: Look) => void;
  onCrop: () => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One page as it will be sent, with what may be done to it. */
export function PageCard({ page, nth, count, onLook, onCrop, onMove, onRemove }: PageCardProps) {
  const { file, look, preview } = page;
  const which = <span className="unseen">: strona {nth}</span>;
  return (
    <li className="scan-page">
      {preview === undefined ? (
        <Skeleton lines={6} />
      ) : preview === null ? (
        <p className="scan-unseen">
          {file.name}: tego zdjęcia przeglądarka nie umie pokazać. Pójdzie bez poprawek
          {/\.hei[cf]$/i.test(file.name) ? ', a biuro dostanie je jako JPG.' : '.'}
        </p>
      ) : (
        <Thumb preview={preview} look={look} says={`Strona ${nth} z ${count}: ${file.name}`} />
      )}
      <p className="scan-name">
        <span className="number">{nth}.</span> {file.name}
      </p>
      <div className="scan-deeds">
        {preview && (
          <>
            <OtherButton size="small" aria-pressed={!isWhole(look.corners)} onClick={onCrop}>
              Przytnij{which}
            </OtherButton>
            <OtherButton size="small" onClick={() => onLook(turned(look))}>
              Obróć{which}
            </OtherButton>
            <OtherButton size="small" aria-pressed={look.grey} onClick={() => onLook({ ...look, grey: !look.grey })}>
              Szare{which}
            </OtherButton>
          </>
        )}
        {count > 1 && (
          <>
            <OtherButton size="small" aria-disabled={nth === 1} onClick={() => onMove(-1)}>
              <Icon name="up" size={18} />
              <span className="unseen">Wcześniej</span>
              {which}
            </OtherButton>
            <OtherButton size="small" aria-disabled={nth === count} onClick={() => onMove(1)}>
              <Icon name="down" size={18} />
              <span className="unseen">Później</span>
              {which}
            </OtherButton>
          </>
        )}
        <QuietButton size="small" color="error" onClick={onRemove}>
          <Icon name="trash" size={18} />
          <span className="unseen">Usuń</span>
          {which}
        </QuietButton>
      </div>
    </li>
  );
}

/** The address of the picture with its corrections, as long as it is shown. */
export function useShown(preview: Preview, look: Look): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let wanted = true;
    void shownAs(preview, look).then((address) => {
      made = address;
      if (wanted) setUrl(address);
      else URL.revokeObjectURL(address);
    });
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [preview, look]);
  return url;
}

function Thumb({ preview, look, says }: { preview: Preview; look: Look; says: string }) {
  const url = useShown(preview, look);
  return url ? <img className="scan-thumb" src={url} alt={says} /> : <Skeleton lines={6} />;
}
