import { inLanguage } from '#shared/language/language.ts';
import { visitorMenuCopy as en } from './en/visitor-menu.ts';
import { visitorMenuCopy as id } from './id/visitor-menu.ts';

export const visitorMenuCopy = inLanguage({ id, en });
