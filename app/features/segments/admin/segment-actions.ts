import { z } from 'zod';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { createSegment, deleteSegment, updateSegment } from '#contract/segments/admin.ts';
import { segmentsCopy as copy } from '#messages/segments/admin.ts';
import { SEGMENT_FORM, segmentInput } from './segment-input.ts';

const SEGMENTS = '/admin/people/segments';
const words = { failed: () => copy.saveFailed, fieldOf: { SEGMENT_NAME_TAKEN: 'name' } };

export const segmentAction = formActions(
  {
    update: formAction({
      endpoint: updateSegment,
      form: SEGMENT_FORM,
      schema: segmentInput,
      call: ({ name, definition }, { text }) => ({
        params: { id: text('id') },
        body: { name, ...definition },
      }),
      done: () => copy.saved,
      to: () => SEGMENTS,
      ...words,
    }),
    delete: formAction({
      endpoint: deleteSegment,
      form: 'delete-segment',
      schema: z.object({ id: z.string() }),
      call: (params) => ({ params }),
      done: () => copy.deleted,
      to: () => SEGMENTS,
      failed: () => copy.deleteFailed,
    }),
  },
  formAction({
    endpoint: createSegment,
    form: SEGMENT_FORM,
    schema: segmentInput,
    call: ({ name, definition }) => ({ body: { name, ...definition } }),
    done: () => copy.saved,
    to: () => SEGMENTS,
    ...words,
  }),
);
