import { z } from 'zod';
import { messageFormFields } from '#app/features/mailings/admin/message-input.ts';
import { sequencesCopy as copy } from '#messages/sequences/admin.ts';
import { delayUnits, MAX_DELAY } from '#shared/people/sequences.ts';

export const STEP_FORM = 'sequence-step';

export const stepInput = z
  .object({
    delay_unit: z.enum(delayUnits),
    delay_count: z.number().int().min(0).max(MAX_DELAY),
    send_hour: z.number().int().min(0).max(23).nullable().default(null),
    ...messageFormFields,
  })
  .refine(({ delay_unit, send_hour }) => send_hour === null || delay_unit === 'days', {
    path: ['send_hour'],
    error: () => copy.hourNeedsDays,
  });
