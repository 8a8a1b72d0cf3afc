import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { PostError, PostNotFound } from '../post.route.tsx';

test('[BLOG-015, ERR-026] a post that is missing, and one that can not be read, differ in both languages', () => {
  const show = () => [<PostNotFound key="n" />, <PostError key="e" />].map((state) => textOf(htmlOf(state)));
  const [missing, failed] = show();
  expect(missing).toContain('Tulisan tidak ditemukan');
  expect(failed).toContain('Tulisan belum dapat dimuat');
  const [missingInEnglish, failedInEnglish] = runInLanguage('en', show);
  expect(missingInEnglish).toContain('Post not found');
  expect(failedInEnglish).toContain('Failed to load blog post');
});
