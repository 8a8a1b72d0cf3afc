import { useActionData, useSearchParams } from 'react-router';
import type { FormReply } from '#app/lib/forms/form-reply.ts';

export function useEmailToken(): string | null {
  const reply = useActionData<FormReply>();
  const [search] = useSearchParams();
  const posted = reply?.result?.initialValue?.token;
  return typeof posted === 'string' ? posted : search.get('token');
}
