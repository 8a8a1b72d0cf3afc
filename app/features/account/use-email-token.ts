import { useActionData, useSearchParams } from 'react-router';
import type { FormReply } from '#app/lib/forms/form-reply.ts';

/** The token of a mailed link. A page that comes back from its form has it in what was posted only. */
export function useEmailToken(): string | null {
  const reply = useActionData<FormReply>();
  const [search] = useSearchParams();
  const posted = reply?.result?.initialValue?.token;
  return typeof posted === 'string' ? posted : search.get('token');
}
