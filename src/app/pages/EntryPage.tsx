import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { Glance } from '../../contract/entry';
import { refusalOf } from '../form/useSubmit';
import { Facts } from '../kit/Facts';
import { ApiError } from '../providers/apiError';
import { openEntry } from '../providers/entry';
import { useSession } from '../session/useSession';
import { EntryCode } from './entry/EntryCode';
import { GlanceLines } from './entry/GlanceLines';
import { PublicFrame } from './PublicFrame';
import './entry/entry.css';

/** What a mail's link opens without a login: one request or one month, and what of it waits for a code. */
export default function EntryPage({ token }: { token: string }) {
  const user = useSession();
  const [glance, setGlance] = useState<Glance | null>(null);
  const [byCode, setByCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    openEntry(token).then(
      (opened) => here && setGlance(opened),
      (error: unknown) => here && setFault(error instanceof ApiError ? error.message : (refusalOf(error, 0).sentence ?? '')),
    );
    return () => {
      here = false;
    };
  }, [token]);

  if (fault !== null)
    return (
      <PublicFrame title="Ten link się nie otworzył">
        <p role="alert">{fault}</p>
        <Link className="button" to="/login">
          Przejdź do logowania
        </Link>
      </PublicFrame>
    );
  if (!glance)
    return (
      <PublicFrame title="Otwieranie linku">
        <p role="status">Chwila…</p>
      </PublicFrame>
    );
  const { kind, lines, items, closed, code, to } = glance;
  // Who is logged in sees it whole in the panel, as far as they may.
  if (user) return <Navigate to={to} replace />;
  const isWhole = closed.length === 0;
  const showWhole = (opened: Glance) => {
    setGlance(opened);
    setByCode(true);
  };
  return (
    <PublicFrame
      title={kind}
      lead={
        byCode
          ? 'To cała ta sprawa. Po odświeżeniu strony trzeba będzie podać nowy kod.'
          : 'Otwarto linkiem z e-maila, bez logowania.'
      }
    >
      <Facts className="glance">
        <GlanceLines lines={lines} />
      </Facts>
      {items && items.rows.length > 0 && (
        <section aria-label={items.label}>
          <ul className="glance-items">
            {items.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no names of their own and never move.
              <li key={at}>
                <p>{row.name}</p>
                <Facts look="columns">
                  <GlanceLines lines={row.lines} />
                </Facts>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isWhole && <EntryCode closed={closed} code={code} onOpened={showWhole} />}
      <Link className="button quiet" to={`/login?redirect=${encodeURIComponent(to)}`}>
        Otwórz w panelu
      </Link>
    </PublicFrame>
  );
}
