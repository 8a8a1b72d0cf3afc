import * as contract from '#contract/assistant/admin.ts';
import { refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { recordAudit } from '../audit/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  type AskServices,
  addQuestion,
  deleteConversation,
  deleteQuestion,
  insertEvaluation,
  listTurns,
  readSetup,
  setBudgets,
  setPrice,
  writeAnswerDraft,
  writeDraft,
} from './index.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** Null: no endpoint is set. */
  readonly asking: AskServices | null;
}

export function assistantDeskRoutes({ db, clock, asking }: Services): readonly Implementation[] {
  const read = async (reader: Reader) => ({
    setup: await readSetup(reader, { model: asking?.endpoint.model ?? null, now: clock.now() }),
  });
  return [
    implement(contract.getAssistantSetup, async () => succeed(await read(db.orm))),
    implement(contract.setAssistantBudgets, (call) =>
      withTx(db, async (tx) => {
        await setBudgets(tx, actorOf(call), call.body);
        return succeed(await read(tx));
      }),
    ),
    implement(contract.setAssistantPrice, (call) =>
      withTx(db, async (tx) => {
        await setPrice(tx, actorOf(call), call.body);
        return succeed(await read(tx));
      }),
    ),
    implement(
      contract.listAssistantTurns,
      async ({ reader, query }) => succeed(await listTurns(reader, query)),
      {
        reads: 'replica',
      },
    ),
    implement(contract.deleteConversation, (call) =>
      withTx(db, async (tx) => {
        const { id } = call.params;
        if (!(await deleteConversation(tx, id))) return refuse({ code: 'CONVERSATION_NOT_FOUND' });
        const subject = { type: 'assistant', id } as const;
        await recordAudit(tx, actorOf(call), { action: 'assistant.conversation_deleted', subject });
        return succeed({ deleted: true as const });
      }),
    ),
    implement(contract.addTestQuestion, ({ body }) =>
      withTx(db, async (tx) => {
        const added = await addQuestion(tx, body);
        return added.ok ? succeed(await read(tx)) : added;
      }),
    ),
    implement(contract.deleteTestQuestion, ({ params }) =>
      withTx(db, async (tx) => {
        const isDeleted = await deleteQuestion(tx, params.id);
        return isDeleted ? succeed(await read(tx)) : refuse({ code: 'QUESTION_NOT_FOUND' });
      }),
    ),
    implement(contract.evaluateAssistant, async () => {
      if (asking === null) return refuse({ code: 'ASSISTANT_OFF' });
      return withTx(db, async (tx) => {
        const evaluation_id = await insertEvaluation(tx);
        await addJob(tx, {
          name: 'evaluate-assistant',
          payload: { evaluation_id },
          key: 'evaluate-assistant',
        });
        return succeed({ queued: true as const });
      });
    }),
    implement(contract.writeDraft, async ({ caller, body }) =>
      asking === null
        ? refuse({ code: 'ASSISTANT_OFF' })
        : succeed(await writeDraft(asking, { ...body, staff_id: caller.id, lesson_key: null })),
    ),
    implement(contract.writeAnswerDraft, async ({ caller, params }) => {
      if (asking === null) return refuse({ code: 'ASSISTANT_OFF' });
      const draft = await writeAnswerDraft(asking, { question_id: params.id, staff_id: caller.id });
      return draft === null ? refuse({ code: 'QUESTION_NOT_FOUND' }) : succeed(draft);
    }),
  ];
}
