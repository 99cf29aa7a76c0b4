import { Link } from 'react-router';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { LeaveGuard } from '../../resource/LeaveGuard';
import { SaveFoot } from '../../resource/SaveFoot';
import { mayOpen } from '../../routing/access';
import { labelOf } from '../../routing/label';
import { table } from '../../routing/officeTable';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { AccessSection } from './AccessSection';
import { CopiesSection } from './CopiesSection';
import { HistorySection } from './HistorySection';
import { HoursSection } from './HoursSection';
import { LookSection } from './LookSection';
import { ModulesSection } from './ModulesSection';
import { Preview } from './Preview';
import { RegistersSection } from './RegistersSection';
import { SavingTakesAway } from './SavingTakesAway';
import { StringsSection } from './StringsSection';
import { useConfigEditor } from './useConfigEditor';
import '../../resource/form.css';
import '../../screens/users/profile/profile.css';
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
            className="settings-form stacked"
            aria-label="Konfiguracja biura"
            onSubmit={(event) => {
              event.preventDefault();
              goToFault(event.currentTarget);
              void editor.ask();
            }}
          >
            {!isSuperuser && <Notice above={true}>Konfigurację zmienia administrator. Tu możesz ją przejrzeć.</Notice>}
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
              <SaveFoot>
                <MainButton type="submit" aria-disabled={saving}>
                  {saving ? 'Zapisywanie…' : 'Zapisz'}
                </MainButton>
                <OtherButton onClick={editor.giveUp}>Cofnij zmiany</OtherButton>
                {Object.keys(faults).length > 0 && <p role="status">Popraw zaznaczone pola.</p>}
              </SaveFoot>
            )}
          </form>
          <Preview config={wanted} />
        </div>
      )}
      {editor.isFetched && (
        <>
          {isSuperuser && <RegistersSection />}
          {isSuperuser && <CopiesSection />}
          <HistorySection />
        </>
      )}
      {question}
      <SavingTakesAway lost={editor.lost} onConfirm={editor.save} onClose={editor.stay} />
      <LeaveGuard unsaved={dirty} />
    </Page>
  );
}

/** The form is long: saving it scrolls to the first fault. */
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
            <OtherButton component={Link} to={route.path}>
              {labelOf(route)}
            </OtherButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
