import { z } from 'zod';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import {
  changeBroadcast,
  copyBroadcast,
  createBroadcast,
  deleteBroadcast,
  sendBroadcast,
  updateBroadcast,
} from '#contract/broadcasts/admin.ts';
import { broadcastFormCopy as copy, broadcastReportCopy as reportCopy } from '#messages/broadcasts/admin.ts';
import {
  BROADCAST_FORM,
  broadcastInput,
  SEND_FORM,
  savedBroadcastInput,
  sendInput,
} from './broadcast-input.ts';
import { BROADCASTS_PATH, broadcastPath } from './broadcast-paths.ts';

const words = {
  failed: () => copy.failed,
  fieldOf: { BROADCAST_WITHOUT_SEGMENT: 'segment_id', PRODUCT_NOT_FOUND: 'product_id' },
};
const one = z.object({ id: z.string() });

export const broadcastAction = formActions(
  {
    update: formAction({
      endpoint: updateBroadcast,
      form: BROADCAST_FORM,
      schema: savedBroadcastInput,
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: () => copy.saved,
      ...words,
    }),
    send: formAction({
      endpoint: sendBroadcast,
      form: SEND_FORM,
      schema: sendInput,
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: ({ state }) => (state === 'scheduled' ? copy.scheduled : copy.sent),
      failed: () => copy.sendFailed,
    }),
    change: formAction({
      endpoint: changeBroadcast,
      schema: changeBroadcast.body.extend(one.shape),
      call: ({ id, change }) => ({ params: { id }, body: { change } }),
      done: (_, { change }) => reportCopy.changed[change],
      failed: () => copy.changeFailed,
    }),
    copy: formAction({
      endpoint: copyBroadcast,
      schema: one,
      call: (params) => ({ params }),
      done: ({ id }) => ({ message: copy.copied, id }),
      to: ({ id }) => broadcastPath(id),
      failed: () => copy.changeFailed,
    }),
    delete: formAction({
      endpoint: deleteBroadcast,
      schema: one,
      call: (params) => ({ params }),
      done: () => copy.deleted,
      to: () => BROADCASTS_PATH,
      failed: () => copy.changeFailed,
    }),
  },
  formAction({
    endpoint: createBroadcast,
    form: BROADCAST_FORM,
    schema: broadcastInput,
    call: (body) => ({ body }),
    done: ({ id }) => ({ message: copy.saved, id }),
    to: ({ id }) => broadcastPath(id),
    ...words,
  }),
);
