import { inLanguage } from '#shared/language/language.ts';
import { richTextCopy as en } from './en/rich-text.ts';
import { richTextCopy as id } from './id/rich-text.ts';

export const richTextCopy = inLanguage({ id, en });
