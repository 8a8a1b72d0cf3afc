import { inLanguage } from '#shared/language.ts';
import { courseCopy as en } from './en/course.ts';
import { courseCopy as id } from './id/course.ts';

export const courseCopy = inLanguage({ id, en });
