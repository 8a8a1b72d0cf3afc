/** Mails about questions under a lesson. */
export const lessonQuestionMailCopy = {
  askedSubject: (lesson: string) => `Pertanyaan di pelajaran: ${lesson}`,
  from: 'Dari',
  lesson: 'Pelajaran',
  answer: 'Jawab pertanyaan',
  answeredSubject: (lesson: string) => `Pertanyaan Anda dijawab: ${lesson}`,
  youAsked: (question: string) => `Pertanyaan Anda:\n${question}`,
  open: 'Buka pelajaran',
};
