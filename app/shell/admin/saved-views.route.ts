import { z } from 'zod';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { removeView, saveView } from '#contract/saved-views/admin.ts';
import { tableCopy as copy } from '#messages/components/data-table.ts';

const savedViewAction = formActions(
  {
    remove: formAction({
      endpoint: removeView,
      form: 'remove-view',
      schema: z.object({ id: z.string() }),
      call: (params) => ({ params }),
      done: () => copy.viewRemoved,
    }),
  },
  formAction({
    endpoint: saveView,
    form: 'save-view',
    schema: saveView.body.strip(),
    call: (body) => ({ body }),
    done: (_, { name }) => copy.viewSaved(name),
    fieldOf: { SAVED_VIEWS_FULL: 'name' },
  }),
);

export const action = savedViewAction;
