import { z } from 'zod';
import type { SegmentRules } from '#contract/segments/admin.ts';
import { languages } from '#shared/language/language.ts';
import { rupiah } from '#shared/money/money.ts';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { segmentMatches, segmentOperators } from '#shared/people/segments.ts';

const operator = z.enum(segmentOperators);
const topics = messagePurposes.flatMap((purpose) =>
  messageChannels.map((channel) => `${purpose}/${channel}` as const),
);

const stored: z.ZodType<SegmentRules> = z.object({
  match: z.enum(segmentMatches),
  rules: z.array(
    z.discriminatedUnion('fact', [
      z.object({ fact: z.literal('bought'), operator, value: z.uuid() }),
      z.object({ fact: z.literal('bought_within'), operator, value: z.int() }),
      z.object({ fact: z.literal('spent'), operator, value: z.int().transform((value) => rupiah(value)) }),
      z.object({ fact: z.literal('consent'), operator, value: z.enum(topics) }),
      z.object({ fact: z.literal('tag'), operator, value: z.string() }),
      z.object({ fact: z.literal('language'), operator, value: z.enum(languages) }),
      z.object({ fact: z.literal('source'), operator, value: z.string() }),
      z.object({ fact: z.literal('added'), operator, value: z.string() }),
      z.object({ fact: z.literal('account'), operator, value: z.literal('any') }),
    ]),
  ),
});

export const parseStoredRules = (definition: unknown): SegmentRules => stored.parse(definition);
