import type { Corruption } from './corrupt-books.ts';

export const assistantCorruptions: readonly Corruption[] = [
  {
    check: 'assistant-cites-what-was-sent',
    by: 'an answer from a passage that was not sent',
    statement: `insert into assistant_turns (purpose, asker, language, question, status, answer, finished_at)
      values ('question', 'x', 'id', 'x', 'answered', '[{"text": "x", "sources": [1]}]', now())`,
  },
];
