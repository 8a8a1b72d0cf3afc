import { expect, test } from 'vitest';
import { translatedSettings } from '#shared/content/site-settings.ts';
import { OWNER_TEXT } from '../owner-text.ts';
import { getSite } from './site.ts';

test('the form offers English for exactly the settings that visitors are answered in English', () => {
  const fields = Object.entries(getSite.output.shape.settings.shape);
  const translated = fields.filter(([, field]) => field.meta()?.[OWNER_TEXT] !== undefined);
  expect(translated.map(([name]) => name)).toEqual([...translatedSettings]);
});
