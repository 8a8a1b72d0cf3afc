import { useRef, useState } from 'react';
import type { FormSchema, ParsedForm } from '#app/lib/parse-form.ts';

type Parse = (form: FormData) => ParsedForm;

/** Judges by `load`'s schema once it is there; until then, or without a network, only the server does. */
export function useSchema(load: (() => Promise<FormSchema>) | undefined) {
  const [parse, setParse] = useState<Parse | null>(null);
  const isAsked = useRef(false);
  const fetchSchema = async () => {
    if (load === undefined || isAsked.current) return;
    isAsked.current = true;
    try {
      const [{ parseForm }, schema] = await Promise.all([import('#app/lib/parse-form.ts'), load()]);
      setParse(() => (form: FormData) => parseForm(form, schema));
    } catch {
      isAsked.current = false;
    }
  };
  return { parse, fetchSchema };
}
