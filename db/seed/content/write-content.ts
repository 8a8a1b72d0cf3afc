import {
  createCaseStudies,
  createPosts,
  type NewCaseStudy,
  type NewPost,
  writeQuestions,
  writeSitePage,
  writeTestimonials,
} from '#server/modules/content/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { demoCaseStudies } from './case-studies/index.ts';
import type { DemoCaseStudy, DemoPost } from './demo-content.ts';
import { demoPosts } from './posts/index.ts';
import { demoSitePages } from './site-pages.ts';
import { demoQuestions, demoTestimonials } from './voices.ts';

/** Writes all demo content, in the transaction of the caller. */
export async function writeContent(tx: Tx): Promise<void> {
  await createPosts(tx, demoPosts.map(toNewPost));
  await createCaseStudies(tx, demoCaseStudies.map(toNewCaseStudy));
  await writeQuestions(tx, demoQuestions);
  await writeTestimonials(tx, demoTestimonials);
  for (const { html: content, ...page } of demoSitePages) await writeSitePage(tx, { ...page, content });
}

/** Published at eight in the morning of its day in WIB, and as old as that: lists sort by both moments. */
function publishedOn(day: string) {
  const published_at = new Date(`${day}T08:00:00+07:00`);
  return { status: 'published', published_at, created_at: published_at } as const;
}

function toNewPost({ published_on, html, tags, ...post }: DemoPost): NewPost {
  return { ...post, ...publishedOn(published_on), content: html, tags: [...tags] };
}

function toNewCaseStudy({ published_on, html, ...study }: DemoCaseStudy): NewCaseStudy {
  return {
    ...study,
    ...publishedOn(published_on),
    content: html,
    challenges: [...study.challenges],
    solutions: [...study.solutions],
    results: [...study.results],
    result_metrics: [...study.result_metrics],
    impact_metrics: [...study.impact_metrics],
  };
}
