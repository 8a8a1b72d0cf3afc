import { z } from 'zod';
import { createWebhookEndpoint } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhooksCopy as copy } from '#messages/programs/admin.ts';
import { webhookEventTypes } from '#shared/programs.ts';

const { url, description } = createWebhookEndpoint.body.shape;

const endpointFields = {
  url,
  description,
  event_types: z
    .array(z.enum(webhookEventTypes))
    .default([])
    .refine((chosen) => chosen.length > 0, { error: () => copy.noEvent }),
};

export const endpointInput = z.object(endpointFields);
export const endpointEditInput = z.object({ ...endpointFields, id: z.uuid() });
export const endpointToggleInput = z.object({ id: z.uuid(), turn: z.enum(['on', 'off']) });
export const endpointId = z.object({ id: z.uuid() });
export const deliveryId = z.object({ delivery: z.coerce.number().int() });
