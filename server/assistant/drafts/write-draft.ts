import type { AssistantSource } from '#contract/assistant/assistant.ts';
import type { DraftKind, TurnReason } from '#shared/assistant/assistant.ts';
import type { Language } from '#shared/language/language.ts';
import { type AskServices, answerQuestion, sourceOf } from '../asking/answer-question.ts';
import { readWhole } from '../asking/read-whole.ts';

interface DraftRequest {
  readonly kind: DraftKind;
  readonly language: Language;
  readonly about: string;
  readonly staff_id: string;
}

interface Draft {
  readonly text: string;
  readonly sources: AssistantSource[];
  /** Null: something was written. */
  readonly reason: TurnReason | null;
}

/** A draft from public passages, checked as an answer is. Whoever asked for it edits, saves or sends it themselves. */
export async function writeDraft(
  services: AskServices,
  { kind, language, about, staff_id }: DraftRequest,
): Promise<Draft> {
  const question = {
    ...{ purpose: 'draft' as const, asker: `user:${staff_id}`, user_id: null, conversation_id: null },
    ...{ language, question: about, draft_kind: kind },
  };
  const { groups, passages, reason } = await readWhole(
    answerQuestion(services, question, new AbortController().signal),
  );
  const used = [...new Set(groups.flatMap(({ sources }) => sources))].toSorted((a, b) => a - b);
  return {
    text: groups.map(({ text }) => text).join('\n\n'),
    sources: used.map((n) => sourceOf(passages, n)),
    reason,
  };
}
