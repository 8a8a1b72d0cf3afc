import type { Question } from '#contract/content/site.ts';
import type { PublicSettings } from '#shared/content/site-settings.ts';
import type { StructuredData } from './structured-data.ts';

export function organizationData(settings: PublicSettings, origin: string): StructuredData {
  const { instagram_url, linkedin_url, youtube_url, contact_email } = settings;
  const sameAs = [instagram_url, linkedin_url, youtube_url].filter((url) => url !== '');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.brand_name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    description: settings.brand_description,
    ...(contact_email === '' ? {} : { email: contact_email }),
    areaServed: settings.country,
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}

/** The consultant (PUB-067). */
export function personData(settings: PublicSettings, origin: string): StructuredData {
  return {
    '@type': 'Person',
    '@id': `${origin}/#consultant`,
    name: settings.consultant_name,
    jobTitle: settings.consultant_role,
    ...(settings.consultant_photo === '' ? {} : { image: origin + settings.consultant_photo }),
    ...(settings.consultant_bio === '' ? {} : { description: settings.consultant_bio }),
    url: `${origin}/`,
    worksFor: { '@type': 'Organization', '@id': `${origin}/#organization` },
  };
}

export function faqData(questions: readonly Pick<Question, 'question' | 'answer'>[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
