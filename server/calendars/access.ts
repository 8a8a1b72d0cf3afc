import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';

export const caldavAccess = z.object({
  kind: z.literal('caldav'),
  address: z.url(),
  username: z.string(),
  password: z.string(),
  owners: z.array(z.string()).default([]),
});

export const calendarAccess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ics'), address: z.url() }),
  caldavAccess,
]);
export type CalendarAccess = z.output<typeof calendarAccess>;

/** Encrypted like the secrets of second factors. */
export function sealAccess(access: CalendarAccess, secret: string): Promise<string> {
  return symmetricEncrypt({ key: secret, data: JSON.stringify(access) });
}

/** Throws when it was sealed with another secret. */
export async function openAccess(sealed: string, secret: string): Promise<CalendarAccess> {
  return calendarAccess.parse(JSON.parse(await symmetricDecrypt({ key: secret, data: sealed })));
}
