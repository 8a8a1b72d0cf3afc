import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import Voices, { handle as voices } from '#app/features/content/admin/site/faq-and-testimonials.route.tsx';
import Pages, { handle as pages } from '#app/features/content/admin/site/pages.route.tsx';
import Forms, { handle as forms } from '#app/features/leads/admin/forms/forms.route.tsx';
import { runInLanguage } from '#tests/support/language.ts';

const FAILED = 'Failed to load content data';

test.for([
  ['forms', Forms, forms, { shown: null }],
  ['questions and testimonials', Voices, voices, { lists: null }],
  ['legal pages', Pages, pages, { pages: null }],
] as const)(
  '[AERR-034] the screen of %s says when its data could not be loaded',
  ([, Component, handle, data]) =>
    runInLanguage('en', () => {
      const Screen = createRoutesStub([{ id: 'screen', path: '/', Component }]);
      const shown = createElement(Screen, { hydrationData: { loaderData: { screen: data } } });
      expect(renderToStaticMarkup(shown)).toContain(FAILED);
      // As the frame says it where the page itself broke.
      expect(handle().errorTitle).toBe(FAILED);
    }),
);
