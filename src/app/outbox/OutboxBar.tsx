import { useState } from 'react';
import { useLocation } from 'react-router';
import { plural } from '../../lib/text';
import { OtherButton, QuietButton } from '../kit/buttons';
import { hasDrafts } from '../session/drafts';
import { clockOf } from './clock';
import { countsOf, formsOf, type Shown } from './contents';
import { outboxHere } from './here';
import { OutboxTray } from './OutboxTray';
import { useOffline, useOutbox } from './useOutbox';
import './outbox.css';

// In one file with the bar: without a network it could not be fetched when it is asked.
export { LeaveUnsent } from './LeaveUnsent';

/** One line over every screen that says what the network is and what waits for it; nothing where all is well. */
export default function OutboxBar() {
  const shown = useOutbox();
  const offline = useOffline();
  const [open, setOpen] = useState(false);
  const late = shown.sent.filter(({ waited }) => waited);
  const stuck = shown.items.filter(({ tries, state }) => offline || shown.unanswered || tries > 0 || state === 'refused');
  const { pathname } = useLocation();
  const elsewhere = formsOf(shown.begun).filter(({ delivery }) => delivery.address !== pathname);
  // Words of this tab outlive the session that ran out in it.
  const lost = shown.lost.filter(({ begun }) => !begun || !hasDrafts());
  const told = offline || stuck.length + late.length + lost.length + elsewhere.length > 0;
  if (!told) return null;
  const asked = stuck.length + late.length + elsewhere.length > 0;
  return (
    <section className="outbox" aria-label="Do wysłania">
      <div className="outbox-bar">
        <p role="status">{sentenceOf(shown, { offline, stuck: stuck.length, begun: elsewhere.length })}</p>
        {stuck.some(({ state }) => state === 'waiting') && (
          <OtherButton size="small" onClick={() => void outboxHere().then((outbox) => outbox.hurry())}>
            Wyślij teraz
          </OtherButton>
        )}
        {asked && (
          <QuietButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Ukryj' : 'Pokaż'}
          </QuietButton>
        )}
        {!offline && stuck.length === 0 && late.length > 0 && (
          <QuietButton size="small" onClick={() => void outboxHere().then((outbox) => outbox.forgetSent())}>
            Zamknij
          </QuietButton>
        )}
      </div>
      {lost.length > 0 && <LostWord lost={lost} />}
      {open && asked && <OutboxTray items={stuck} begun={elsewhere} sent={late} active={shown.active} />}
    </section>
  );
}

interface Told {
  offline: boolean;
  stuck: number;
  begun: number;
}

function sentenceOf({ items, sent, lasting, active }: Shown, { offline, stuck, begun }: Told): string {
  const refused = items.filter(({ state }) => state === 'refused').length;
  const waiting = stuck - refused;
  const fleeting = !lasting || items.some(({ kept }) => !kept);
  const said = [
    offline && waiting === 0 && 'Brak sieci. Co teraz wyślesz, poczeka na nią tutaj.',
    waiting > 0 && (active ? `Wysyłanie (${waiting}).` : `${offline ? 'Brak sieci. Czeka' : 'Czeka'} na sieć (${waiting}).`),
    refused > 0 && `Nie przyjęto (${refused}).`,
    waiting + refused === 0 && sent.some(({ waited }) => waited) && `Wysłane o ${clockOf(sent.at(-1)?.at ?? 0)}.`,
    begun > 0 && `Zaczęte i niewysłane (${begun}).`,
    fleeting && (offline || waiting > 0) && 'Ta przeglądarka nic nie przechowa: nie zamykaj karty, dopóki nie wyśle.',
  ];
  return said.filter(Boolean).join(' ');
}

function LostWord({ lost }: Pick<Shown, 'lost'>) {
  const things = countsOf(lost.map(({ named }) => named)).map(([named, count]) => `${count} ${plural(count, ...named)}`);
  return (
    <div className="outbox-lost" role="alert">
      <p>
        Sesja skończyła się, zanim wróciła sieć. Te rzeczy nie zostały wysłane i nie ma ich już na tym urządzeniu:{' '}
        {things.join(', ')} (z godziny {clockOf(lost[0]?.at ?? 0)}). Wyślij je jeszcze raz.
      </p>
      <OtherButton size="small" onClick={() => void outboxHere().then((outbox) => outbox.forgetLost())}>
        Rozumiem
      </OtherButton>
    </div>
  );
}
