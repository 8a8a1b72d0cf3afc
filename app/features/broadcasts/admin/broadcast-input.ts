import { z } from 'zod';
import { messageFormFields } from '#app/features/mailings/admin/message-input.ts';
import { momentInput } from '#app/lib/forms/moment-input.ts';
import { createBroadcast } from '#contract/broadcasts/admin.ts';
import { broadcastFormCopy as copy } from '#messages/broadcasts/admin.ts';

export const BROADCAST_FORM = 'broadcast';
export const SEND_FORM = 'send-broadcast';

const { purpose, audience } = createBroadcast.body.shape;

const fields = {
  ...messageFormFields,
  purpose,
  audience,
  segment_id: z
    .string()
    .default('')
    .transform((text) => (text === '' ? null : text))
    .pipe(z.uuid().nullable()),
};

export const broadcastInput = z.object(fields);
export const savedBroadcastInput = z.object({ ...fields, version: z.int() });

const moment = momentInput(() => copy.notMoment).refine((at) => at !== null, { error: () => copy.notMoment });

/** A time that is missing is refused, so that nothing leaves at once by mistake. */
export const sendInput = z
  .discriminatedUnion('when', [
    z.object({ when: z.literal('now'), version: z.int() }),
    z.object({ when: z.literal('later'), version: z.int(), scheduled_at: moment }),
  ])
  .transform(({ when: _, ...sent }) => sent);
