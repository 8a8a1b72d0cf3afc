import { useEffect } from 'react';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import type { getProfile } from '#contract/account/profile.ts';
import type { Viewer } from '#contract/account/session.ts';
import type { FormType } from '#shared/leads/forms.ts';

interface LeadFormOptions
  extends Pick<
    Parameters<typeof useActionForm>[0],
    'incompleteToast' | 'toastFor' | 'onSuccess' | 'onSubmit' | 'defaults' | 'loadSchema'
  > {
  readonly type: FormType;
}

export function useLeadForm({ type, ...options }: LeadFormOptions) {
  usePrefilledAnswers(type);
  return useActionForm({
    id: type,
    action: leadFormPaths[type],
    loadSchema: async () => (await import('#contract/leads/forms.ts')).formSchemas[type],
    ...options,
  });
}

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
    if (isTextControl(field) && field.value === '') prefill(field, value);
    if (field instanceof RadioNodeList && field.value === '') field.value = value;
    // A select without a matching option would become empty.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function prefill(field: TextControl, value: string): void {
  field.value = value;
  // Selects the value of the focused field, so that typing replaces it.
  if (field === document.activeElement && !(field instanceof HTMLSelectElement)) field.select();
}

const isTextControl = (element: unknown): element is TextControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

async function fetchLeadDefaults(viewer: Viewer): Promise<Readonly<Record<string, string>>> {
  const account = { name: viewer.full_name, email: viewer.email };
  const answer = await browserClient.call<typeof getProfile>({ method: 'get', path: '/api/user/profile' });
  if (!answer.ok) return account;
  const { profile } = answer.value;
  return {
    ...account,
    whatsapp: profile.whatsapp === '' ? profile.phone : profile.whatsapp,
    company: profile.company,
    companyName: profile.company,
    website: profile.website,
    companyWebsite: profile.website,
    companySize: profile.company_size,
    company_size: profile.company_size,
    revenue: profile.monthly_revenue,
    role: profile.job_role,
    challenges: profile.current_challenges,
  };
}
