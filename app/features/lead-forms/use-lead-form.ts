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

/** Validated by the schema of its type, prefilled from the profile of the viewer. */
export function useLeadForm({ type, ...options }: LeadFormOptions) {
  usePrefilledAnswers(type);
  return useActionForm({
    id: type,
    action: leadFormPaths[type],
    loadSchema: async () => (await import('#contract/public/forms.ts')).formSchemas[type],
    ...options,
  });
}

/** Never overwrites what was typed. */
function usePrefilledAnswers(formId: string): void {
  const { viewer } = useViewer();
  useEffect(() => {
    if (viewer === null) return;
    let isCurrent = true;
    fetchLeadDefaults(viewer).then((defaults) => {
      const form = document.getElementById(formId);
      if (isCurrent && form instanceof HTMLFormElement) prefillEmptyFields(form, defaults);
    });
    return () => {
      isCurrent = false;
    };
  }, [viewer, formId]);
}

function prefillEmptyFields(form: HTMLFormElement, defaults: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(defaults)) {
    const field = form.elements.namedItem(name);
    if (isTextControl(field) && field.value === '') field.value = value;
    // Setting a value that is not among the options deselects everything.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

const isTextControl = (
  element: unknown,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
