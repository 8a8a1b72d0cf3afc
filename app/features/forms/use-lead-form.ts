import { useEffect } from 'react';
import { useForm } from '#app/components/form/use-form.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { formPages } from '#app/lib/form-pages.ts';
import type { FormType } from '#shared/forms.ts';
import { readKnownAnswers } from './read-known-answers.ts';

interface LeadFormOptions extends Pick<Parameters<typeof useForm>[0], 'incomplete' | 'wordsFor' | 'onSent'> {
  readonly type: FormType;
}

/** A form of the site: judged by its own schema, filled in with what is known of somebody who is signed in. */
export function useLeadForm({ type, ...options }: LeadFormOptions) {
  useKnownAnswers(type);
  return useForm({
    id: type,
    action: formPages[type],
    loadSchema: async () => (await import('#contract/public/forms.ts')).formSchemas[type],
    ...options,
  });
}

/** Fills in what the profile of a signed-in person knows; what somebody typed stays. */
function useKnownAnswers(formId: string): void {
  const { viewer } = useViewer();
  useEffect(() => {
    if (viewer === null) return;
    let isCurrent = true;
    readKnownAnswers(viewer).then((known) => {
      const form = document.getElementById(formId);
      if (isCurrent && form instanceof HTMLFormElement) fillEmpty(form, known);
    });
    return () => {
      isCurrent = false;
    };
  }, [viewer, formId]);
}

function fillEmpty(form: HTMLFormElement, known: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (isTextual(field) && field.value === '') field.value = value;
    // A select falls back to nothing at all when none of its options has the value.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

const isTextual = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
