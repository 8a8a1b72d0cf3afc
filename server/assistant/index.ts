/**
 * Answers questions from passages that the asker may read, by a language model that is told nothing else and whose every
 * sentence is checked against them; within a budget, and off until an endpoint is set (ADR 0085).
 */
export {
  type Answer,
  type AskServices,
  answerQuestion,
  createAnswerPlaces,
} from './asking/answer-question.ts';
export { createModelEndpoint, type ModelEndpoint } from './asking/model-endpoint.ts';
export type { Question } from './asking/open-turn.ts';
export { deleteQuestion, insertEvaluation, listTurns } from './desk/desk.queries.ts';
export { addQuestion, readSetup, setBudgets, setPrice } from './desk/setup.ts';
export { writeAnswerDraft, writeDraft } from './drafts/write-draft.ts';
export { evaluateAssistant } from './evaluation/evaluate-assistant.ts';
export { readIsOn } from './read-is-on.ts';
export { sendConversation } from './send-conversation.ts';
export {
  closeAbandonedTurns,
  deleteConversation,
  eraseConversations,
  forgetConversations,
  listOwnConversations,
} from './turns.queries.ts';
