import { z } from 'zod';
import { formAction } from '#app/lib/forms/form-action.ts';
import { updateForm } from '#contract/leads/admin-forms.ts';
import { formsCopy } from '#messages/leads/admin.ts';
import { formTypes } from '#shared/forms.ts';

export const switchFormAction = formAction({
  endpoint: updateForm,
  schema: z.object({ form_type: z.enum(formTypes), is_active: z.boolean() }),
  call: ({ form_type, is_active }) => ({ params: { form_type }, body: { is_active } }),
  done: (_, { is_active }, { text }) => ({
    message: is_active ? formsCopy.switched.on : formsCopy.switched.off,
    detail: text('name'),
  }),
});
