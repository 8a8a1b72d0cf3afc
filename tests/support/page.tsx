import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { RootContext } from '#app/hooks/use-root-data.ts';
import { demoPublicSettings } from '#db/seed/content/demo-content.ts';
import { runInLanguage } from './language.ts';

/** The HTML of a part of a page, with links, fetchers and the settings of the demo business around it. */
export function htmlOf(part: ReactNode, path = '/', settings = demoPublicSettings): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => part }]);
  return renderToStaticMarkup(
    <RootContext
      value={{
        origin: 'http://localhost',
        settings,
        shows_examples: true,
        closed_forms: [],
        has_google: true,
        has_assistant: false,
        is_whole: true,
      }}
    >
      <Stub initialEntries={[path]} />
    </RootContext>,
  );
}

/** The same in English, as the admin opens. */
export const englishHtmlOf: typeof htmlOf = (...page) => runInLanguage('en', () => htmlOf(...page));

/** Returns the visible text: tags become spaces, except `<wbr>`, and entities their letters. */
export function textOf(html: string): string {
  return (
    html
      // What only a page without scripts shows is not read with them.
      .replace(/<noscript>.*?<\/noscript>/g, ' ')
      .replace(/<wbr\/?>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
  );
}
