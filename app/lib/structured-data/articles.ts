import { pageUrl } from '#app/lib/site/page-url.ts';
import type { RootData } from '#app/lib/site/root-data.ts';
import type { Post } from '#contract/content/blog.ts';
import type { CaseStudy } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import type { PublicSettings } from '#shared/content/site-settings.ts';
import { currentLanguage, type Language } from '#shared/language/language.ts';
import type { UntranslatedFields } from '#shared/language/owner-texts.ts';
import type { StructuredData } from './structured-data.ts';

const contentLanguage = ({ untranslated = [] }: UntranslatedFields): Language =>
  untranslated.includes('content') ? 'id' : currentLanguage();

export function postData(post: Post, { origin, settings }: RootData): StructuredData {
  return {
    '@type': 'BlogPosting',
    ...dated(post),
    description: post.excerpt,
    image: pageUrl(origin, `/og/post-${post.slug}.png`),
    mainEntityOfPage: pageUrl(origin, `/blog/${post.slug}`),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    inLanguage: contentLanguage(post),
    author: authorData(post.author_name, settings),
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: settings.brand_name },
  };
}

export function caseStudyData(study: CaseStudy, { origin, settings }: RootData): StructuredData {
  return {
    '@type': 'Article',
    ...dated(study),
    description: study.excerpt,
    image: pageUrl(origin, `/og/case-${study.slug}.png`),
    mainEntityOfPage: pageUrl(origin, `/case-study/${study.slug}`),
    articleSection: industryNames[study.industry],
    inLanguage: contentLanguage(study),
    author: authorData(null, settings),
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: settings.brand_name },
  };
}

function authorData(name: string | null, { consultant_name, brand_name }: PublicSettings): StructuredData {
  const person = name ?? consultant_name;
  return person === '' ? { '@type': 'Organization', name: brand_name } : { '@type': 'Person', name: person };
}

function dated(text: { readonly title: string; readonly published_at: string; readonly updated_at: string }) {
  return { headline: text.title, datePublished: text.published_at, dateModified: text.updated_at };
}
