import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { type ContentSection, ContentSections, type OpenSection } from './content-sections.tsx';

const section = (wishes: Partial<OpenSection>): ContentSection => ({
  id: wishes.type ?? 'x',
  type: 'media',
  title: 'Rekaman',
  description: '',
  media: null,
  content: '',
  order: 1,
  ...wishes,
});

const show = (sections: readonly ContentSection[], action?: string) =>
  renderToStaticMarkup(
    <ContentSections
      sections={sections}
      layout="wide"
      {...(action !== undefined && { action: <b>{action}</b>, closing: <i>{action}</i> })}
    />,
  );

test('[PROD-049, PROD-050, PROD-051] a section shows its description, its media and its HTML', () => {
  const video = { type: 'video', url: '/api/media/1', alt: 'Potongan kelas' } as const;
  const html = show([
    section({ description: 'Satu jam', media: video, content: '<p>Isi <em>lengkap</em></p>' }),
  ]);
  expect(html).toMatch(/<h2[^>]*>Rekaman<\/h2>/);
  expect(html).toContain('Satu jam');
  expect(html).toMatch(/<video src="\/api\/media\/1" controls=""[^>]*aria-label="Potongan kelas"/);
  expect(html).toContain('<p>Isi <em>lengkap</em></p>');
  const image = show([section({ media: { type: 'image', url: '/a.webp', alt: 'Etalase' } })]);
  expect(image).toMatch(/<img src="\/a\.webp" alt="Etalase"/);
  const link = show([section({ media: { type: 'link', url: 'https://contoh.example/a', alt: '' } })]);
  expect(link).toMatch(
    /<a href="https:\/\/contoh\.example\/a" target="_blank" rel="noreferrer"[^>]*>Buka Link/,
  );
});

test('a locked section shows its title, offers the purchase, and has no body', () => {
  const locked = {
    id: 'm',
    type: 'modules',
    title: 'Materi',
    description: '4 modul',
    order: 1,
    is_locked: true,
  } as const;
  const html = show([locked], 'Beli untuk membuka');
  for (const words of ['Materi', '4 modul', 'Untuk pemilik', 'Beli untuk membuka'])
    expect(html).toContain(words);
  expect(html).not.toContain('class="prose');
});

test('of locked sections that follow each other the last one offers the purchase, and modules say what is in them', () => {
  const locked = (type: 'modules' | 'resources') =>
    ({ id: type, type, title: type, description: '', order: 1, is_locked: true }) as const;
  const sections = [locked('modules'), locked('resources'), section({})];
  const html = renderToStaticMarkup(
    <ContentSections sections={sections} layout="wide" action={<b>Beli</b>} outline="4 modul" />,
  );
  expect(html.match(/<b>Beli/g)).toHaveLength(1);
  expect(html).toMatch(/>modules<.*4 modul.*>resources<(?!.*4 modul).*<b>Beli<\/b>.*>Rekaman</);
});

test('the closing invitation offers to buy, other sections do not', () => {
  expect(show([section({ type: 'cta' })], 'Beli')).toContain('Beli');
  expect(show([section({ type: 'faq' })], 'Beli')).not.toContain('Beli');
});

test('an English page says what nobody wrote in English is Indonesian (WCAG 3.1.2), an Indonesian one need not', () => {
  const content = '<table><tr><td>Satu jam</td></tr></table>';
  const untranslated = ['title', 'description', 'content'];
  const page = () => show([section({ description: 'Satu jam', content, untranslated })]);
  const english = runInLanguage('en', page);
  const translated = runInLanguage('en', () => show([section({ description: 'One hour' })]));
  expect(translated).not.toContain('lang=');
  expect(english).toMatch(/<h2 lang="id"[^>]*>Rekaman/);
  expect(english).toMatch(/<p lang="id"[^>]*>Satu jam/);
  // The name of a table is ours, and its cells are the owner's.
  expect(english).toMatch(
    /<div lang="id" class="prose[^"]*"><div role="group" lang="en" aria-label="Table"[^>]*><table lang="id">/,
  );
  expect(page()).not.toMatch(/<(h2|p) lang=/);
});
