import { z } from 'zod';
import { mayBeEmpty, rangeOf, type SettingKey, settingDefinitions } from '#shared/content/site-settings.ts';
import { isFilmHost } from '#shared/courses/film-hosts.ts';
import { readPictureUrl } from '#shared/files/media.ts';
import { parseNpwp } from '#shared/money/company.ts';
import { isPaymentWay } from '#shared/payments/payment-ways.ts';
import { isCalendarDay } from '#shared/time/dates.ts';

const valueOfType = {
  text: z.string().trim().min(1).max(200),
  long_text: z.string().trim().min(1).max(5000),
  // A link on every page: http(s) only, never `javascript:`.
  url: z.url({ protocol: /^https?$/ }).max(500),
  email: z.email().max(200),
  phone: z.string().regex(/^62\d{7,13}$/),
  number: z.string().regex(/^\d{1,3}$/),
  money: z.string().regex(/^(0|[1-9]\d{0,11})$/),
  image: z.string().refine((url) => readPictureUrl(url) !== null),
  npwp: z
    .string()
    .transform((typed) => parseNpwp(typed))
    .pipe(z.string()),
  day: z.string().refine(isCalendarDay),
  ways: z.string().refine((names) => names.split(',').every(isPaymentWay)),
  hosts: z.string().refine((names) => names.split(',').every(isFilmHost)),
} as const;

/** The value as stored; null if invalid for this setting. */
export function parseSettingValue(key: SettingKey, value: string): string | null {
  if (value.trim() === '' && mayBeEmpty(key)) return '';
  const parsed = valueOfType[settingDefinitions[key].type].safeParse(value.trim());
  return parsed.success && isInRange(key, parsed.data) ? parsed.data : null;
}

function isInRange(key: SettingKey, value: string): boolean {
  const range = rangeOf(key);
  return range === null || (Number(value) >= range.min && Number(value) <= range.max);
}
