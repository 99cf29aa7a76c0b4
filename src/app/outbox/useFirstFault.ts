import { useEffect, useRef } from 'react';

/** The form's ref: after each refusal the first wrong input in it is where one goes on. */
export function useFirstFault(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
