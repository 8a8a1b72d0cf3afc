import { z } from 'zod';
import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import { mayBeEmpty, rangeOf, type SettingKey, settingDefinitions } from '#shared/content/site-settings.ts';
import { isFilmHost } from '#shared/courses/film-hosts.ts';
import { readPictureUrl } from '#shared/files/media.ts';
import { cleanLine, cleanText } from '#shared/language/typed-text.ts';
import { parseNpwp } from '#shared/money/company.ts';
import { isPaymentWay } from '#shared/payments/payment-ways.ts';
import { plainEmail } from '#shared/people/email-address.ts';
import { toPhoneNumber } from '#shared/people/phone-number.ts';
import { isCalendarDay } from '#shared/time/dates.ts';

const valueOfType = {
  text: z.string().overwrite(cleanLine).min(1).max(200),
  long_text: z.string().overwrite(cleanText).min(1).max(5000),
  // Linked on every page, so http(s) only, never `javascript:`.
  url: z.url({ protocol: /^https?$/ }).max(500),
  email: z.string().overwrite(plainEmail).max(200).pipe(z.email()),
  phone: z
    .string()
    .transform((typed) => toPhoneNumber(typed)?.slice(1))
    .pipe(z.string()),
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

/** Null if the value is invalid for this setting. */
export function parseSettingValue(key: SettingKey, value: string): string | null {
  if (value.trim() === '' && mayBeEmpty(key)) return '';
  const parsed = valueOfType[settingDefinitions[key].type].safeParse(value.trim());
  return parsed.success && isInRange(key, parsed.data) ? parsed.data : null;
}

function isInRange(key: SettingKey, value: string): boolean {
  const range = rangeOf(key);
  return range === null || (Number(value) >= range.min && Number(value) <= range.max);
}

export interface Publishing extends Pick<ArticleDraft, 'status'> {
  readonly published_at?: string;
  readonly scheduled_at: string | null;
}

/** A future date makes a scheduled draft (PUB-100); without one it is now, or as it was. */
export function resolvePublishing({ status, published_at }: ArticleDraft, now: Date): Publishing {
  if (status !== 'published' || published_at === null) return { status, scheduled_at: null };
  if (new Date(published_at) > now) return { status: 'draft', scheduled_at: published_at };
  return { status, published_at, scheduled_at: null };
}

const MAX_SLUG_LENGTH = 120;

export function articleSlugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ['tulisan']).join('-');
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}
