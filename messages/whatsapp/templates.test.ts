import { describe, expect, test } from 'vitest';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { parameterCounts, whatsappEvents } from '#shared/whatsapp/whatsapp.ts';
import { whatsappTemplates } from './templates.ts';

describe.for(['id', 'en'] as const)('the templates in %s', (language) => {
  test.for(whatsappEvents)('of %s take as many texts as are sent, and begin and end with words', (event) => {
    const { body, examples } = runInLanguage(language, () => whatsappTemplates[event]);
    const places = body.match(/\{\{\d+\}\}/g) ?? [];
    expect(places).toEqual(Array.from({ length: parameterCounts[event] }, (_, place) => `{{${place + 1}}}`));
    expect(examples).toHaveLength(parameterCounts[event]);
    // Meta refuses a template that begins or ends with a place.
    expect(body).toMatch(/^[^{].*[^}]$/);
  });
});
