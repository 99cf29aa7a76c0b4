import { useState } from 'react';
import type { users } from '../../../../resources/users';
import { roles as known } from '../../../schema/areas';
import { useStepUp } from '../../form/useStepUp';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import type { Answered } from '../../records/answered';
import { recordTitle } from '../../records/recordTitle';
import { useShown } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { RecordPage } from '../../resource/ShowScreen';
import { useUser } from '../../session/useSession';
import { HandOverLink } from '../stand-ins/HandOverLink';
import { AreaList } from './AreaList';
import { CompanyRoles } from './CompanyRoles';
import { Consents } from './Consents';
import { EntryLinks } from './EntryLinks';

/** A person as the office has them; what concerns the office's own people is not there of others. */
type Account = Answered<typeof users, never, 'status' | 'isAdmin' | 'roles' | 'payroll'>;

/** A person of the firm, with what concerns their account. */
export default function UserShow() {
  return (
    <RecordPage
      actions={(record) => (
        <>
          {record.isAdmin === true && record.status === 'active' && <HandOverLink person={String(record.id)} />}
          <AccountActions />
        </>
      )}
      after={(record) => (
        <>
          <Access />
          {record.isAdmin !== true && <EntryLinks userId={String(record.id)} own={false} />}
          <Consents userId={String(record.id)} own={false} />
        </>
      )}
    />
  );
}

/** What this person's access comes to, in words. */
function Access() {
  const { record } = useShown<Account>();
  const { isAdmin, roles: given, payroll } = record;
  const title = isAdmin ? 'Co otwiera ten dostęp' : 'Dostęp do firm';
  return (
    <Panel title={title} className="user-access">
      <div className="panel-body">
        {isAdmin ? (
          <AreaList roles={known.filter((role) => given?.includes(role))} payroll={payroll === true} />
        ) : (
          <CompanyRoles userId={String(record.id)} />
        )}
      </div>
    </Panel>
  );
}

type Asked = 'deactivate' | 'reactivate' | 'invite' | 'reset';

/** What can be done with an account, by its status. */
const deedsOf: Readonly<Record<string, readonly Asked[]>> = {
  invited: ['invite', 'deactivate'],
  active: ['reset', 'deactivate'],
  deactivated: ['reactivate'],
};

function AccountActions() {
  const { resource, record } = useShown<Account>();
  const me = useUser();
  const may = useMay();
  const { deed: run } = useDeed({ changes: 'all' });
  const { confirmed, question } = useStepUp();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { status, isAdmin } = record;
  if (record.id === me.id || !may('edit', resource, record) || isBeyond(me, record)) return null;
  const name = recordTitle(resource, record);

  const deeds = {
    deactivate: {
      label: 'Dezaktywuj',
      title: `Dezaktywować konto: ${name}?`,
      help: 'Ta osoba od razu zostanie wylogowana i nie zaloguje się, dopóki ktoś nie przywróci jej dostępu.',
      done: 'Konto jest nieaktywne',
      call: () => request(`/api/users/deactivate/${record.id}`),
    },
    reactivate: {
      label: 'Przywróć dostęp',
      title: `Przywrócić dostęp: ${name}?`,
      help: 'Ta osoba znów zaloguje się swoim hasłem. Kto nie ustawił jeszcze hasła, potrzebuje nowego zaproszenia.',
      done: 'Dostęp przywrócony',
      call: () => request(`/api/users/${record.id}/actions/reactivate`, { method: 'POST' }),
    },
    invite: {
      label: 'Wyślij zaproszenie ponownie',
      title: `Wysłać nowe zaproszenie: ${name}?`,
      help: 'Poprzedni odnośnik przestanie działać.',
      done: 'Zaproszenie wysłane',
      call: () => request(`/api/users/${record.id}/invite`, { method: 'POST' }),
    },
    reset: {
      label: 'Wyślij odnośnik do nowego hasła',
      title: `Wysłać odnośnik do ustawienia hasła: ${name}?`,
      help: 'Odnośnik przyjdzie e-mailem i będzie ważny godzinę.',
      done: 'Odnośnik wysłany',
      call: () => request(`/api/users/reset-password?id=${record.id}`),
    },
  };
  const open = deedsOf[status ?? ''] ?? [];
  const deed = asked && deeds[asked];

  async function act(): Promise<void> {
    if (deed) await run(async () => ((await confirmed(deed.call)) ? deed.done : null));
  }

  return (
    <>
      {open.map((each) => (
        <OtherButton key={each} onClick={() => setAsked(each)}>
          {deeds[each].label}
        </OtherButton>
      ))}
      {deed && (
        <ConfirmDialog
          title={deed.title}
          action={deed.label}
          dangerous={asked === 'deactivate'}
          onConfirm={act}
          onClose={() => setAsked(null)}
        >
          <p>{deed.help}</p>
          {asked === 'deactivate' && isAdmin && <p>Zadania i firmy tej osoby zostaną przy niej; warto je komuś przekazać.</p>}
        </ConfirmDialog>
      )}
      {question}
    </>
  );
}

/** Boss and superuser are a superuser's to touch. */
function isBeyond(me: { roles: readonly string[] }, { roles }: Account): boolean {
  return !me.roles.includes('superuser') && (roles ?? []).some((role) => role === 'superuser' || role === 'boss');
}
