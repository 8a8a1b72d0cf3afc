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
