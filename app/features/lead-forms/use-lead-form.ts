import { useEffect } from 'react';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import type { FormType } from '#shared/forms.ts';
import { fetchLeadDefaults } from './fetch-lead-defaults.ts';

interface LeadFormOptions
  extends Pick<Parameters<typeof useActionForm>[0], 'incomplete' | 'wordsFor' | 'onSent'> {
  readonly type: FormType;
}

/** A form of the site: judged by its own schema, filled in with what is known of somebody who is signed in. */
export function useLeadForm({ type, ...options }: LeadFormOptions) {
  usePrefilledAnswers(type);
  return useActionForm({
    id: type,
    action: leadFormPaths[type],
    loadSchema: async () => (await import('#contract/public/forms.ts')).formSchemas[type],
    ...options,
  });
}

/** Fills in what the profile of a signed-in person knows; what somebody typed stays. */
function usePrefilledAnswers(formId: string): void {
  const { viewer } = useViewer();
  useEffect(() => {
    if (viewer === null) return;
    let isCurrent = true;
    fetchLeadDefaults(viewer).then((known) => {
      const form = document.getElementById(formId);
      if (isCurrent && form instanceof HTMLFormElement) prefillEmptyFields(form, known);
    });
    return () => {
      isCurrent = false;
    };
  }, [viewer, formId]);
}

function prefillEmptyFields(form: HTMLFormElement, known: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (isTextControl(field) && field.value === '') field.value = value;
    // A select falls back to nothing at all when none of its options has the value.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

const isTextControl = (
  element: unknown,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
