import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { saveClass } from '#contract/admin/catalog/classes.ts';
import type { Client } from '#contract/client.ts';
import { classCopy as copy } from '#messages/admin-classes.ts';
import { classInput } from './class-input.ts';

export const CLASS_FORM = 'class';

interface PostedClass {
  readonly client: Client;
  readonly posted: FormData;
  readonly id: string;
}

/** Saves all sessions at once; a time that somebody has is said at its session. */
export function saveSessions({ client, posted, id }: PostedClass) {
  return handleForm({
    posted,
    form: CLASS_FORM,
    schema: classInput,
    refusals: saveClass.refusals,
    send: async (body) => {
      const saved = await client.call(saveClass, { params: { id }, body });
      if (saved.ok) return formDone(copy.saved);
      const { refusal } = saved;
      const places = 'details' in refusal ? refusal.details.sessions : [];
      const field = refusal.code === 'SESSION_TIME_TAKEN' ? 'starts_at' : 'recording_lesson_id';
      const fields = Object.fromEntries(places.map((at) => [`sessions.${at}.${field}`, refusal.message]));
      return formRefusal(places.length > 0 ? { ...refusal, fields } : refusal, { failed: copy.saveFailed });
    },
  });
}
