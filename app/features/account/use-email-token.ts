import { useActionData, useSearchParams } from 'react-router';
import type { FormReply } from '#app/lib/forms/form-reply.ts';

/** From the URL of the mailed link, or from the reply after the form was posted. */
export function useEmailToken(): string | null {
  const reply = useActionData<FormReply>();
  const [search] = useSearchParams();
  const posted = reply?.result?.initialValue?.token;
  return typeof posted === 'string' ? posted : search.get('token');
}
