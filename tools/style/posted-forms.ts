import type { StyleRule } from './style-rule.ts';

const FORM = /<(?:form|\w+\.Form)\b([^>]*)/g;

/**
 * A form without a method leaves as a GET when somebody is quicker than its scripts, with all that was typed in the
 * address: each says how it goes, before any handler.
 */
export const postedForms: StyleRule = {
  name: 'posted-forms',
  appliesTo: (path) => /^app\/.*(?<!\.test)\.tsx$/.test(path),
  check: ({ text }) =>
    [...text.matchAll(FORM)]
      .filter(([, attributes = '']) => !attributes.includes('method='))
      .map(({ index }) => ({
        line: text.slice(0, index).split('\n').length,
        message: 'a form without a method: write `method="post"` first, or use PostForm',
      })),
};
