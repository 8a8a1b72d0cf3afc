import { z } from 'zod';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { removeView, saveView } from '#contract/admin/saved-views.ts';
import type { Client } from '#contract/client.ts';
import { tableCopy as copy } from '#messages/data-table.ts';

export function handleSavedViewAction(client: Client, posted: FormData) {
  return formIntent(posted) === 'remove' ? remove(client, posted) : save(client, posted);
}

function save(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'save-view',
    schema: saveView.body.strip(),
    refusals: saveView.refusals,
    send: async (body) => {
      const saved = await client.call(saveView, { body });
      return saved.ok
        ? formDone(copy.viewSaved(body.name))
        : formRefusal(saved.refusal, { fieldOf: { SAVED_VIEWS_FULL: 'name' } });
    },
  });
}

function remove(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'remove-view',
    schema: z.object({ id: z.string() }),
    send: async (params) => {
      const removed = await client.call(removeView, { params });
      return removed.ok ? formDone(copy.viewRemoved) : formRefusal(removed.refusal);
    },
  });
}
