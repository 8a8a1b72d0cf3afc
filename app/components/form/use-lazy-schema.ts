import { useRef, useState } from 'react';
import type { FormSchema, ParsedForm } from '#app/lib/forms/parse-form.ts';

type Parse = (form: FormData) => ParsedForm;

/** Judges by `load`'s schema once it is there; until then, or without a network, only the server does. */
export function useLazySchema(load: (() => Promise<FormSchema>) | undefined) {
  const [parse, setParse] = useState<Parse | null>(null);
  const isRequested = useRef(false);
  const fetchSchema = async () => {
    if (load === undefined || isRequested.current) return;
    isRequested.current = true;
    try {
      const [{ parseForm }, schema] = await Promise.all([import('#app/lib/forms/parse-form.ts'), load()]);
      setParse(() => (form: FormData) => parseForm(form, schema));
    } catch {
      isRequested.current = false;
    }
  };
  return { parse, fetchSchema };
}
