import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { refusalOf } from '../../form/useSubmit';
import { knowThisDevice } from '../../providers/account';

/** `/login#device=…` of the e-mail: the token leaves the address at once and is spent; answers what to tell the person. */
export function useDeviceLink(): string | null {
  const { hash } = useLocation();
  const [said, setSaid] = useState<string | null>(null);
  const spent = useRef(false);
  useEffect(() => {
    const token = /^#device=([0-9a-z]+)$/i.exec(hash)?.[1];
    if (!token || spent.current) return;
    spent.current = true;
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
    knowThisDevice(token).then(
      () => setSaid('To urządzenie jest już znane. Zaloguj się jak zwykle: hasłem i kodem.'),
      (error: unknown) => setSaid(refusalOf(error, 0).sentence ?? 'Ten link nie działa. Poproś o nowy.'),
    );
  }, [hash]);
  return said;
}
