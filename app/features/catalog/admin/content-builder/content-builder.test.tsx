import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { typeNames } from '#messages/catalog/admin-content-builder.ts';
import { defaultAccess, sectionTypes } from '#shared/content/content-sections.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { textOf } from '#tests/support/page.tsx';
import { BuilderTabs } from '../edit-one-time.route.tsx';
import { ContentBuilder } from './content-builder.tsx';
import { PreviewHeader, PreviewPage } from './content-preview.tsx';
import { SectionEditor } from './section-editor.tsx';
import { newSection, toRequestSections } from './use-content-builder.ts';

const product = {
  id: '0b1c2d3e-0000-4000-8000-000000000001',
  title: 'Kelas WhatsApp',
  slug: 'kelas-whatsapp',
  type: 'e_course',
} as const;
const sections: EditedContent['sections'] = [
  { ...newSection('hero'), id: 'a', title: 'Selamat datang', order: 1 },
  { ...newSection('modules'), id: 'b', title: 'Materi', content: '<p>Rahasia</p>', order: 2 },
];

function show(element: React.ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/admin/x?tab=content'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const builder = (content: EditedContent) => show(<ContentBuilder content={content} adminId="a" />);
const english = (content: EditedContent) => runInLanguage('en', () => builder(content));
const previewButton = /<button[^>]*>Preview Content<\/button>/;

test('[ACB-002, ACB-003, ACB-004, ACB-007, ACB-008] without sections there is a word for it, eight ways to begin, and nothing to preview', () => {
  const empty = { product, content_version: 1, sections: [] };
  const html = builder(empty);
  expect(html).toContain('Belum ada bagian konten');
  for (const type of sectionTypes) expect(html).toMatch(new RegExp(`</svg>${typeNames[type]}</button>`));
  expect(html).toContain('>Kelas WhatsApp<');
  expect(html).toContain('href="/content/kelas-whatsapp"');
  expect(html).not.toContain('value="Kelas WhatsApp"');
  expect(previewButton.exec(english(empty))?.[0]).toContain('disabled=""');
  expect(textOf(html)).not.toMatch(/\b(add|section|preview|saved|page)\b/i);
  expect(textOf(english(empty))).not.toMatch(/\b(tambah|bagian|belum|semua|halaman|konten)\b/i);
});

test('[ACB-007] a bundle, which nobody holds itself, is offered no section for its owners', () => {
  const html = builder({
    product: { ...product, type: 'bundle' },
    content_version: 1,
    sections: [],
  });
  const offered = sectionTypes.filter((type) => html.includes(`</svg>${typeNames[type]}</button>`));
  expect(offered).toEqual(sectionTypes.filter((type) => defaultAccess[type] === 'public'));
});

test('[ACB-005, ACB-008] each section can be moved, opened and removed, and then there is a preview', () => {
  const filled = { product, content_version: 1, sections };
  const html = builder(filled);
  for (const words of ['Pindahkan Selamat datang', 'Hapus Selamat datang', 'Pindahkan Materi']) {
    expect(html).toContain(`aria-label="${words}"`);
  }
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
  expect(html.match(/>Pemilik</g)).toHaveLength(1);
  expect(previewButton.exec(english(filled))?.[0]).not.toContain('disabled=""');
});

test('[ACB-009, ACB-010, APRD-054] the preview says how many sections there are and where, and shows visitors what visitors see', () => {
  const facts = renderToStaticMarkup(<PreviewHeader total={2} slug={product.slug} />);
  expect(facts).toContain('2 bagian · /content/kelas-whatsapp');
  const html = show(<PreviewPage title={product.title} sections={sections} />);
  expect(html).toContain('data-section="hero"');
  expect(html).not.toContain('Rahasia');
});

test('[ACB-001, APRD-043] the two tabs of the form are links, the open one is marked', () => {
  const html = runInLanguage('en', () => show(<BuilderTabs tab="content" />));
  expect(html).toMatch(/href="\/admin\/x"[^>]*>Product Details</);
  expect(html).toMatch(
    /aria-current="page"[^>]*href="\/admin\/x\?tab=content"[^>]*>Content Products Builder</,
  );
});

test('[ACB-011] every type has the fields that fit it', () => {
  const edit = (section: Parameters<typeof toRequestSections>[0][number]) =>
    show(<SectionEditor section={section} onChange={() => {}} />);
  const faq = edit({ ...newSection('faq'), content: '<h3>Berapa?</h3><p>Sekian</p>' });
  expect(faq).toContain('value="Berapa?"');
  expect(faq).toContain('Tambah pertanyaan');
  expect(edit(newSection('cta'))).toContain('Ajakan');
  const media = edit({ ...newSection('media'), media: { type: 'link', url: 'https://a.example', alt: 'A' } });
  for (const words of ['Gambar', 'Video', 'Tautan', 'Alamat tautan']) expect(media).toContain(words);
  const rich = edit({ ...newSection('faq'), content: '<h3>Berapa?</h3><p>Sekian <em>saja</em></p>' });
  expect(rich).not.toContain('Tambah pertanyaan');
  expect(rich).toContain('data-slot="rich-text"');
  expect(
    toRequestSections([{ ...newSection('media'), media: { type: 'image', url: ' ', alt: '' } }])[0]?.media,
  ).toBe(null);
});
