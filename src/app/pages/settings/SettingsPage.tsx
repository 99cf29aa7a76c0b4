import { useEffect } from 'react';
import { Link, useBlocker } from 'react-router';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { mayOpen } from '../../routing/access';
import { labelOf } from '../../routing/label';
import { table } from '../../routing/officeTable';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { AccessSection } from './AccessSection';
import { HistorySection } from './HistorySection';
import { HoursSection } from './HoursSection';
import { LookSection } from './LookSection';
import { ModulesSection } from './ModulesSection';
import { Preview } from './Preview';
import { StringsSection } from './StringsSection';
import { useConfigEditor } from './useConfigEditor';
import '../../resource/form.css';
import '../profile/profile.css';
import './settings.css';

/** How the firm sets its panel up. Those who have the area see it; a superuser changes it. */
export default function SettingsPage() {
  const editor = useConfigEditor();
  const { wanted, dirty, faults, saving, error, question } = editor;
  const isSuperuser = useUser().roles.includes('superuser');
  return (
    <Page lead="Powiadomienia, harmonogram i to, jak wygląda i co pokazuje panel tego biura.">
      <OtherSettings />
      {!wanted ? (
        <Pending error={error} refetch={editor.refetch} lines={8} panel={true} />
      ) : (
        <div className="settings">
          <form
            className="settings-form"
            aria-label="Konfiguracja biura"
            onSubmit={(event) => {
              event.preventDefault();
              goToFault(event.currentTarget);
              void editor.save();
            }}
          >
            {!isSuperuser && <p className="notice-box info">Konfigurację zmienia administrator. Tu możesz ją przejrzeć.</p>}
            <fieldset className="settings-fields" disabled={!isSuperuser}>
              <LookSection firm={wanted.tenant} faults={faults} onChange={(tenant) => editor.change({ tenant })} />
              <HoursSection
                hours={wanted.officeHours}
                faults={faults}
                onChange={(officeHours) => editor.change({ officeHours })}
              />
              <ModulesSection modules={wanted.modules} faults={faults} onChange={(modules) => editor.change({ modules })} />
              <AccessSection config={wanted} faults={faults} onChange={editor.change} />
              <StringsSection strings={wanted.strings} faults={faults} onChange={(strings) => editor.change({ strings })} />
            </fieldset>
            {isSuperuser && dirty && (
              <div className="save-bar">
                <button type="submit" className="main-button" aria-disabled={saving}>
                  {saving ? 'Zapisywanie…' : 'Zapisz'}
                </button>
                <button type="button" className="quiet-button" onClick={editor.giveUp}>
                  Cofnij zmiany
                </button>
                {Object.keys(faults).length > 0 && <p role="status">Popraw zaznaczone pola.</p>}
              </div>
            )}
          </form>
          <Preview config={wanted} />
        </div>
      )}
      <HistorySection />
      {question}
      <UnsavedGuard dirty={dirty} />
    </Page>
  );
}

/** The form is long: whoever saves it is taken to the first thing that is wrong. */
function goToFault(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true], .fault');
  const field = wrong?.matches('.fault') ? wrong.closest('li, fieldset')?.querySelector('input') : wrong;
  field?.focus();
}

/** The other screens of the settings that this person may open. */
function OtherSettings() {
  const user = useUser();
  const tenant = useTenant();
  const others = table.filter((route) => /^\/dashboard\/settings\/[a-z-]+$/.test(route.path) && mayOpen(route, user, tenant));
  return (
    <nav aria-label="Ustawienia">
      <ul className="settings-links">
        {others.map((route) => (
          <li key={route.name}>
            <Link className="quiet-button" to={route.path}>
              {labelOf(route)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Nobody loses changes by a wrong press: leaving asks first. */
function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Porzucić niezapisane zmiany?"
      action="Porzuć"
      dangerous={true}
      onConfirm={async () => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
