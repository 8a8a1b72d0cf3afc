import { expect, test } from 'vitest';
import { newSection, parseContentDraft } from './use-content-builder.ts';

test('sections that were typed and not saved are there again after a reload, and nothing else is taken for them', () => {
  const media = { type: 'image', url: '/m/a.png', alt: '' } as const;
  const draft = { content_version: 3, sections: [{ ...newSection('hero'), content: '<p>Baru</p>', media }] };
  expect(parseContentDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const [section] = draft.sections;
  for (const kept of [
    null,
    'x',
    { content_version: 3 },
    { ...draft, content_version: '3' },
    { ...draft, sections: [{ ...section, type: 'script' }] },
    { ...draft, sections: [{ ...section, media: { type: 'image' } }] },
    { ...draft, sections: [section, null] },
  ])
    expect(parseContentDraft(kept)).toBeNull();
});
