import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { addLeadNote, updateLead } from '#contract/admin/leads.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { leadChanges, leadNoteInput, leadWorkInput } from './lead-work-input.ts';

export const handleLeadAction = (client: Client, id: string, posted: FormData) =>
  formIntent(posted) === 'note' ? addNote(client, id, posted) : saveWork(client, id, posted);

const fieldOf = { OWNER_NOT_STAFF: 'owner_id', NEXT_ACTION_MISSING: 'next_action' };

function saveWork(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'lead-work',
    schema: leadWorkInput,
    refusals: updateLead.refusals,
    send: async ({ before, ...typed }) => {
      const body = leadChanges(before, typed);
      if (Object.keys(body).length === 0) return formDone(contentCopy.saved);
      const saved = await client.call(updateLead, { params: { id }, body });
      return saved.ok ? formDone(contentCopy.saved) : formRefusal(saved.refusal, { fieldOf });
    },
  });
}

function addNote(client: Client, id: string, posted: FormData) {
  return handleForm({
    posted,
    form: 'lead-note',
    schema: leadNoteInput,
    refusals: addLeadNote.refusals,
    send: async (body) => {
      const noted = await client.call(addLeadNote, { params: { id }, body });
      return noted.ok ? formDone(contentCopy.saved) : formRefusal(noted.refusal);
    },
  });
}
