import type { Endpoint } from '#contract/endpoint.ts';
import { type ApiTag, isApiTag } from '#contract/tags.ts';

const callers: Readonly<Record<Endpoint['role'], string>> = {
  visitor: 'Anybody may call it.',
  user: 'For whoever is signed in; it reads and changes what is their own.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
};

export function descriptionOf(endpoint: Endpoint): string {
  const { description, role, scope, idempotency, reauthentication, rate_limit, query, only } = endpoint;
  const names = Object.keys(query?.shape ?? {});
  const sentences: readonly (string | false | undefined)[] = [
    description,
    callers[role],
    scope !== undefined && `An API key needs the scope \`${scope}\`.`,
    reauthentication === 'required' &&
      'The session must have proved lately who its owner is: by signing in, or with `POST /api/auth/reauthenticate`.',
    reauthentication === 'of_some' &&
      'For some of what it changes the session must have proved lately who its owner is: `POST /api/auth/reauthenticate`.',
    idempotency === 'required' &&
      'Repeat it with the same `Idempotency-Key` as often as needed: it happens once, and answers the same.',
    rate_limit !== undefined &&
      `At most ${rate_limit.points} calls in ${rate_limit.seconds} seconds; the \`RateLimit\` header says how many are left.`,
    names.includes('limit') &&
      (names.includes('offset') || names.includes('page')) &&
      'Beyond its end a list is empty; `total` stays true.',
    only === 'development' && 'It does not exist in production.',
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

const sameArea: Readonly<Record<string, string>> = {
  refund: 'refunds',
  wallet: 'wallets',
  grants: 'orders',
  'credit-notes': 'books',
  'product-waits': 'products',
  'lesson-questions': 'products',
  'hand-ins': 'products',
  calendars: 'bookings',
  translations: 'content',
  'saved-views': 'users',
  'checkout-links': 'discounts',
  'order-bumps': 'discounts',
  'webhook-deliveries': 'webhook-endpoints',
};

export function tagOf({ tag, path }: Pick<Endpoint, 'tag' | 'path'>): ApiTag {
  if (tag !== 'Admin') return tag;
  const [area = ''] = path.slice('/api/admin/'.length).split(/[/.]/);
  const name = `Admin: ${sameArea[area] ?? area}`;
  if (!isApiTag(name)) throw new Error(`contract/tags.ts does not declare ${name}`);
  return name;
}
