import * as contract from '#contract/assistant/assistant.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { refuse, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { networkDigest } from '../http/scope.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import { eventLines } from './event-lines.ts';
import { type AskServices, answerQuestion, readIsOn, sendConversation } from './index.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** Null: no endpoint is set. */
  readonly asking: AskServices | null;
}

export function assistantRoutes({ db, clock, asking }: Services): readonly Implementation[] {
  return [
    implement(
      contract.getAssistant,
      async ({ reader }) => succeed({ is_on: asking !== null && (await readIsOn(reader, clock.now())) }),
      { cache: 'catalog' },
    ),
    implement(contract.answerQuestion, async ({ caller, body, request }) => {
      if (asking === null || !(await readIsOn(db.orm, clock.now()))) return refuse({ code: 'ASSISTANT_OFF' });
      const user_id = caller?.id ?? null;
      const question = {
        ...body,
        ...{
          purpose: 'question' as const,
          draft_kind: null,
          lesson_key: null,
          user_id,
          asker: askerOf(user_id, request.address),
        },
        language: currentLanguage(),
      };
      return succeed(eventLines((stop) => answerQuestion(asking, question, stop)));
    }),
    implement(contract.sendConversation, async ({ caller, params, body, request }) => {
      if (asking === null) return refuse({ code: 'ASSISTANT_OFF' });
      const { consent: _consent, ...contact } = body;
      const sent = await sendConversation(
        { db, clock },
        { conversation_id: params.id, user_id: caller?.id ?? null, address: request.address, contact },
      );
      if (sent.ok) return succeed({ received: true as const });
      const { code } = sent.refusal;
      if (code === 'DATE_PASSED') throw new Error('a contact form has no date');
      return refuse({ code });
    }),
  ];
}

/** Visitors of one network share a day's budget. */
const askerOf = (userId: string | null, address: string): string =>
  userId === null ? (networkDigest(address) ?? 'this machine') : `user:${userId}`;
