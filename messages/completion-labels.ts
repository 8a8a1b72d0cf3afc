import { inLanguage } from '#shared/language/language.ts';
import { completionLabels as en } from './en/completion-labels.ts';
import { completionLabels as id } from './id/completion-labels.ts';

export const completionLabels = inLanguage({ id, en });
