import { inLanguage } from '#shared/language/language.ts';
import { courseCopy as en, paceCopy as enPace } from './en/course.ts';
import { courseCopy as id, paceCopy as idPace } from './id/course.ts';

export const courseCopy = inLanguage({ id, en });
export const paceCopy = inLanguage({ id: idPace, en: enPace });
