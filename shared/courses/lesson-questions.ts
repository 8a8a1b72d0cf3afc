export const MAX_QUESTION_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 5000;

export const MAX_OPEN_QUESTIONS = 10;

export const questionStates = ['waiting', 'answered'] as const;
export type QuestionState = (typeof questionStates)[number];
