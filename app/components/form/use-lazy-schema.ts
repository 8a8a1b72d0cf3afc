import { useRef, useState } from 'react';
import type { FormSchema, ParsedForm } from '#app/lib/forms/parse-form.ts';

type Parse = (form: FormData) => ParsedForm;

export function useLazySchema(load: (() => Promise<FormSchema>) | undefined) {
  const [parse, setParse] = useState<Parse | null>(null);
  const isRequested = useRef(false);
  const fetchSchema = async () => {
    if (load === undefined || isRequested.current) return;
    isRequested.current = true;
    try {
      const [{ parseForm }, schema] = await Promise.all([
        import('#app/lib/forms/lazy-parse-form.ts'),
        load(),
      ]);
      setParse(() => (form: FormData) => parseForm(form, schema));
    } catch {
      isRequested.current = false;
    }
  };
  return { parse, fetchSchema };
}
