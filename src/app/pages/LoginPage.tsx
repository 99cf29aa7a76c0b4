import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CodeSent } from '../../contract/session';
import { landing } from '../routing/landing';
import { loadTable } from '../routing/loaded';
import { keepReturnUrl } from '../session/returnUrl';
import { useSession } from '../session/useSession';
import { loadTenant } from '../tenant/store';
import { CodeStep } from './login/CodeStep';
import { ForgottenStep } from './login/ForgottenStep';
import { PasswordStep } from './login/PasswordStep';
import { useDeviceLink } from './login/useDeviceLink';
import { useEntryToken } from './login/useEntryToken';

const EntryPage = lazy(() => import('./EntryPage'));

type Step = { at: 'password' } | { at: 'code'; sent: CodeSent } | { at: 'forgotten' };

/** A login that another page began: its password was right, and its code is on the way. */
export interface BegunLogin {
  email: string;
  password: string;
  sent: CodeSent;
  /** What was done before it. */
  says?: string;
}

/** The way in: password, code, and to where the person was going; from the code on, where it was begun before. */
export function Login({ begun }: { begun?: BegunLogin }) {
  const [step, setStep] = useState<Step>(begun ? { at: 'code', sent: begun.sent } : { at: 'password' });
  const [email, setEmail] = useState(begun?.email ?? '');
  const [password, setPassword] = useState(begun?.password ?? '');
  const { search } = useLocation();
  const notice = useDeviceLink();
  const user = useSession();
  const navigate = useNavigate();

  useEffect(() => keepReturnUrl(new URLSearchParams(search).get('redirect')), [search]);

  // Also when another tab of this browser has logged in meanwhile.
  useEffect(() => {
    if (!user) return;
    let here = true;
    void Promise.all([loadTable(user.isAdmin ? 'office' : 'client'), loadTenant()]).then(
      ([table]) => here && navigate(landing(user, table), { replace: true }),
    );
    return () => {
      here = false;
    };
  }, [user, navigate]);

  const restart = () => {
    setPassword('');
    setStep({ at: 'password' });
  };
  if (step.at === 'forgotten') return <ForgottenStep email={email} onEmail={setEmail} onBack={restart} />;
  if (step.at === 'code')
    return <CodeStep email={email} password={password} sent={step.sent} onBack={restart} says={begun?.says} />;
  return (
    <PasswordStep
      email={email}
      password={password}
      onEmail={setEmail}
      onPassword={setPassword}
      onSent={(sent) => setStep({ at: 'code', sent })}
      onForgotten={() => setStep({ at: 'forgotten' })}
      {...(notice ? { notice } : {})}
    />
  );
}

/** The login; with a mail's link behind it, what that opens without one. */
export default function LoginPage() {
  const entry = useEntryToken();
  if (!entry) return <Login />;
  return (
    <Suspense fallback={null}>
      <EntryPage key={entry} token={entry} />
    </Suspense>
  );
}
