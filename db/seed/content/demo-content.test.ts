import { describe, expect, test } from 'vitest';
import { industries } from '#shared/content/content.ts';
import { readProducts } from '../demo-products.ts';
import { readCaseStudies, readPosts, readSitePages, readTestimonials } from './demo-content.ts';

const [demoPosts, demoCaseStudies, demoSitePages] = [readPosts(), readCaseStudies(), readSitePages()];
const { questions, testimonials } = readTestimonials();

const ALLOWED_TAGS = new Set('h2 h3 p ul ol li blockquote strong em a table thead tbody tr th td'.split(' '));
/** Pages that content may lead to; everything else must be a post, a case study or a product of the demo. */
const PAGES = [
  ...['/marketplace', '/consultation', '/mentorship', '/saas-setup', '/freebies', '/#free-ai-audit'],
  ...['/contact', '/privacy', '/terms'],
];

const texts = [
  ...[...demoPosts, ...demoCaseStudies].map(({ slug: name, html }) => ({ name, html })),
  ...demoSitePages.map(({ name, html }) => ({ name, html })),
];
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');
const words = (html: string) => plain(html).split(/\s+/).filter(Boolean).length;
const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);
const links = [
  ...PAGES,
  ...slugsOf(demoPosts).map((slug) => `/blog/${slug}`),
  ...slugsOf(demoCaseStudies).map((slug) => `/case-study/${slug}`),
  ...slugsOf(readProducts()).map((slug) => `/product/${slug}`),
];

describe.each(texts)('the text of $name', ({ html }) => {
  test('[BLOG-007][CASE-008] uses only the tags that content may have', () => {
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag = '']) => tag);
    expect(tags.filter((tag) => !ALLOWED_TAGS.has(tag))).toEqual([]);
  });

  test('leads only to pages that exist', () => {
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.filter((href) => !links.includes(href))).toEqual([]);
  });

  test('is divided by headings and shouts nowhere', () => {
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(plain(html)).not.toMatch(/!|\p{Extended_Pictographic}/u);
  });
});

describe('the posts', () => {
  test('[BLOG-007] have unique, well-formed slugs and lie on different days', () => {
    expect(new Set(slugsOf(demoPosts)).size).toBe(demoPosts.length);
    for (const slug of slugsOf(demoPosts)) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const days = demoPosts.map(({ published_on }) => published_on);
    expect(new Set(days).size).toBe(days.length);
  });

  test.each(demoPosts)('[BLOG-007] $slug has 600 to 1400 words and one next step at its end', ({ html }) => {
    expect(words(html)).toBeGreaterThanOrEqual(600);
    expect(words(html)).toBeLessThanOrEqual(1400);
    expect(html.slice(html.lastIndexOf('<h2>')).match(/href="/g)).toHaveLength(1);
  });

  test('at least two categories have three posts, so that a post has related ones', () => {
    const sizes = new Map<string, number>();
    for (const { category } of demoPosts) sizes.set(category, (sizes.get(category) ?? 0) + 1);
    expect([...sizes.values()].filter((size) => size >= 3).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the case studies', () => {
  test('[CASE-003][CASE-008] have unique, well-formed slugs and cover every industry', () => {
    expect(new Set(slugsOf(demoCaseStudies)).size).toBe(demoCaseStudies.length);
    for (const slug of slugsOf(demoCaseStudies)) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(demoCaseStudies.map(({ industry }) => industry))).toEqual(new Set(industries));
    const days = demoCaseStudies.map(({ published_on }) => published_on);
    expect(new Set(days).size).toBe(days.length);
  });

  test.each(demoCaseStudies)('[CASE-008][CASE-009] $slug is whole: story, lists, metrics', (study) => {
    expect(words(study.html)).toBeGreaterThanOrEqual(350);
    expect(words(study.html)).toBeLessThanOrEqual(600);
    for (const list of [study.challenges, study.solutions, study.results, study.impact_metrics]) {
      expect([3, 4]).toContain(list.length);
    }
    expect(study.result_metrics).toHaveLength(3);
    expect(study.html).toContain('Contoh isi');
  });

  test.each(demoCaseStudies)('[CASE-005] $slug draws what it writes', ({ result_metrics }) => {
    for (const { before, after, before_value, after_value } of result_metrics) {
      expect(before_value).not.toBe(after_value);
      // The same unit in both: the drawn numbers are the written ones.
      const [from = '', to = ''] = [before, after].map((text) => text.replace(/[\d.,]+/, ''));
      if (from === to) expect([numberIn(before), numberIn(after)]).toEqual([before_value, after_value]);
    }
  });
});

function numberIn(text: string): number {
  return Number(
    text
      .match(/[\d.,]+/)?.[0]
      .replace(/\./g, '')
      .replace(',', '.'),
  );
}

describe('the voices', () => {
  test('[PUB-016][PUB-064] eight questions, among them the three claims', () => {
    expect(questions).toHaveLength(8);
    const answers = questions.map(({ answer }) => answer).join('\n');
    expect(answers).toMatch(/[Rr]ata-rata 150–300%/);
    expect(answers).toContain('2–4 minggu');
    expect(answers).toContain('sederhana, puluhan juta rupiah');
    for (const { answer } of questions) expect(answer.match(/[.?](\s|$)/g)?.length).toBeLessThanOrEqual(4);
  });

  test('[PUB-017] six testimonials, each from a role in a kind of business', () => {
    expect(testimonials).toHaveLength(6);
    for (const { role, business } of testimonials) {
      expect(role).not.toBe('');
      expect(business).not.toBe('');
    }
  });
});

describe('the texts of their own', () => {
  test('[PUB-024][PUB-025] privacy and terms are there, each of 900 to 1600 words', () => {
    expect(demoSitePages.map(({ name }) => name)).toEqual(['privacy', 'terms']);
    for (const { html } of demoSitePages) {
      expect(words(html)).toBeGreaterThanOrEqual(900);
      expect(words(html)).toBeLessThanOrEqual(1600);
    }
  });

  test('[PUB-024] privacy names the law and the time to answer, terms the refund rule', () => {
    const [privacy = '', terms = ''] = demoSitePages.map(({ html }) => html);
    expect(privacy).toContain('Undang-Undang Nomor 27 Tahun 2022');
    expect(privacy).toContain('3 × 24 jam');
    expect(terms).toContain('{refund_days} hari sejak pembelian');
    expect(terms).toContain('lebih dari {refund_max_percent}%');
  });
});
