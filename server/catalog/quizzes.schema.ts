import { z } from 'zod';
import { quizQuestionTypes } from '#shared/courses/lesson-quiz.ts';

export const storedQuizQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), is_correct: z.boolean() })).default([]),
  answers: z.array(z.string()).default([]),
  explanation: z
    .string()
    .nullish()
    .transform((text) => text || null),
});
