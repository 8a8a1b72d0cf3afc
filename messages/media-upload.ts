import { inLanguage } from '#shared/language/language.ts';
import { uploadCopy as en } from './en/media-upload.ts';
import { uploadCopy as id } from './id/media-upload.ts';

export const uploadCopy = inLanguage({ id, en });
