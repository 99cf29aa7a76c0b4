import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CodeSent } from '../../contract/session';
import { loadTable } from '../routing/loaded';
import { keepReturnUrl, landing } from '../session/returnUrl';
import { useSession } from '../session/useSession';
import { loadTenant } from '../tenant/store';
import { CodeStep } from './login/CodeStep';
import { ForgottenStep } from './login/ForgottenStep';
import { PasswordStep } from './login/PasswordStep';
import { useDeviceLink } from './login/useDeviceLink';

type Step = { at: 'password' } | { at: 'code'; sent: CodeSent } | { at: 'forgotten' };

/** The way in: password, code, and to where the person was going. */
export default function LoginPage() {
  const [step, setStep] = useState<Step>({ at: 'password' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
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
  if (step.at === 'code') return <CodeStep email={email} password={password} sent={step.sent} onBack={restart} />;
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
