import { z } from 'zod';
import { addCalendar } from '#contract/calendars/admin.ts';

const { name, kind, address, owner_email, username, password } = addCalendar.body.shape;

export const calendarInput = z.object({ name, kind, address, owner_email, username, password });
export const removeInput = z.object({ id: z.uuid() });
