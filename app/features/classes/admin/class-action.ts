import { formAction } from '#app/lib/forms/form-action.ts';
import { saveClass } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { CLASS_FORM, classInput } from './class-input.ts';

export const classAction = formAction({
  endpoint: saveClass,
  form: CLASS_FORM,
  schema: classInput,
  call: (body, { param }) => ({ params: { id: param('id') }, body }),
  done: () => copy.saved,
  failed: () => copy.saveFailed,
  refuse: (refusal) => {
    const places = 'details' in refusal ? refusal.details.sessions : [];
    if (places.length === 0) return refusal;
    const field = refusal.code === 'SESSION_TIME_TAKEN' ? 'starts_at' : 'recording_lesson_id';
    return {
      ...refusal,
      fields: Object.fromEntries(places.map((at) => [`sessions.${at}.${field}`, refusal.message])),
    };
  },
});
