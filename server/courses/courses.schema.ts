import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { bigintId, isoTimestamp, parsedJson, recordedAt } from '#server/platform/database/columns.ts';
import { handInStates } from '#shared/courses/lesson-work.ts';
import { storedQuizQuestion } from '../catalog/catalog.schema.ts';

export const lessonProgress = pgTable('lesson_progress', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  lesson_id: text().notNull(),
  position_seconds: integer().notNull().default(0),
  completed_at: isoTimestamp(),
  watched_at: recordedAt(),
  /** First opening by the server; null if only progress was reported. */
  opened_at: isoTimestamp(),
});

export const fileDownloads = pgTable('file_downloads', {
  link_id: uuid().primaryKey(),
  holding_id: uuid().notNull(),
  file_id: uuid().notNull(),
});

export const certificates = pgTable('certificates', {
  code: text().primaryKey(),
  number: bigintId().notNull(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  holding_id: uuid().notNull(),
  full_name: text().notNull(),
  course_title: text().notNull(),
  issued_at: recordedAt(),
  withdrawn_at: isoTimestamp(),
});

export const lessonQuestions = pgTable('lesson_questions', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  lesson_id: text().notNull(),
  lesson_title: text().notNull(),
  body: text().notNull(),
  asked_at: recordedAt(),
  answer: text(),
  answered_at: isoTimestamp(),
  answered_by: uuid(),
  is_shared: boolean().notNull().default(false),
});

export const learningReminders = pgTable('learning_reminders', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  paused_since: recordedAt(),
  created_at: recordedAt(),
});

export const lessonNotes = pgTable('lesson_notes', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  lesson_id: text().notNull(),
  body: text().notNull(),
  updated_at: recordedAt(),
});

const givenAnswer = z.object({
  question_id: z.string(),
  choices: z.array(z.string()),
  text: z.string(),
  is_correct: z.boolean(),
});
export type GivenAnswer = z.output<typeof givenAnswer>;

export const quizAttempts = pgTable('quiz_attempts', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  lesson_id: text().notNull(),
  lesson_title: text().notNull(),
  /** The questions as they were when the attempt began. */
  questions: parsedJson(z.array(storedQuizQuestion)).notNull(),
  pass_percent: integer().notNull(),
  answers: parsedJson(z.array(givenAnswer)).notNull().default([]),
  began_at: recordedAt(),
  finished_at: isoTimestamp(),
  score_percent: integer(),
  is_passed: boolean().notNull().default(false),
});

export const handIns = pgTable('lesson_hand_ins', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  lesson_id: text().notNull(),
  lesson_title: text().notNull(),
  task: text().notNull(),
  body: text().notNull(),
  file_id: uuid(),
  revision: integer().notNull().default(1),
  handed_in_at: recordedAt(),
  state: text({ enum: handInStates }).notNull().default('waiting'),
  feedback: text(),
  reviewed_at: isoTimestamp(),
  reviewed_by: uuid(),
});
