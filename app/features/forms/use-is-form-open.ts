import { useEffect, useState } from 'react';
import { createClient } from '#contract/client.ts';
import type { listForms } from '#contract/public/forms.ts';
import type { FormType } from '#shared/forms.ts';

const browser = createClient((request) => fetch(request));

/** Whether a form takes anything at the moment; taken for open until the server says otherwise. */
export function useIsFormOpen(type: FormType): boolean {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    browser.call<typeof listForms>({ method: 'get', path: '/api/forms' }).then((answer) => {
      const closed =
        answer.ok && answer.value.forms.some((form) => form.form_type === type && !form.is_active);
      if (isCurrent) setIsOpen(!closed);
    });
    return () => {
      isCurrent = false;
    };
  }, [type]);
  return isOpen;
}
