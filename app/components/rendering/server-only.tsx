import type { ReactNode } from 'react';

/** One object for ever: React would take another one for other HTML, and write it. */
const SERVER_HTML = { __html: '' };

/**
 * What only the document needs, as facts for search engines do: the browser leaves it as it was served. With
 * `import.meta.env.SSR && …` inside, its code is not even in the scripts of the page.
 */
export function ServerOnly({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSR) return <div hidden>{children}</div>;
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it says that the inside is not React's
      dangerouslySetInnerHTML={SERVER_HTML}
    />
  );
}
