/** Listed in the order of the screens (ADR 0010). */
export const webhookEventTypes = [
  'order.completed',
  'order.refunded',
  'order.cancelled',
  'order.failed',
  'refund.created',
  'subscription.created',
  'subscription.renewed',
  'subscription.extended',
  'subscription.past_due',
  'subscription.cancelled',
  'subscription.resumed',
  'subscription.expired',
  'booking.created',
  'booking.scheduled',
  'booking.rescheduled',
  'booking.completed',
  'booking.no_show',
  'booking.cancelled',
  'lead.created',
  'lead.status_changed',
  'course.completed',
  'subscriber.confirmed',
  'subscriber.left',
  'consent.granted',
  'consent.withdrawn',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

export const TEST_EVENT = 'webhook.test';

/** Version of the payloads. A change that would break a receiver gets a new date. */
export const WEBHOOK_VERSION = '2026-11-26';

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

/** A route without a scope is closed to keys (ADR 0009). */
export const apiScopes = [
  'products:read',
  'products:write',
  'orders:read',
  'subscriptions:read',
  'bookings:read',
  'bookings:write',
  'leads:read',
  'leads:write',
  'courses:read',
  'subscribers:read',
  'content:read',
  'content:write',
  'reports:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];
