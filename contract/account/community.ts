import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const getCommunity = endpoint({
  method: 'get',
  path: '/api/community',
  summary: 'Whether the signed-in user has joined; the group’s link is for members only',
  tag: 'Forms',
  role: 'user',
  output: z.object({ is_member: z.boolean(), group_url: z.url().nullable() }),
  refusals: {},
});
