import { z } from 'zod';

export const slug = z.string().min(1).max(200);
export const lessonId = z.string().min(1).max(100);

/** 404, so that a product not held and an unknown one look the same. */
export const denied = { ACCESS_DENIED: { status: 404 } } as const;
export const noLesson = { LESSON_NOT_FOUND: { status: 404 } } as const;
export const noFile = { FILE_NOT_FOUND: { status: 404 } } as const;
