import type { ReactNode } from 'react';

/** One object for ever: React would take another one for other HTML, and write it. */
const AS_SERVED = { __html: '' };

/**
 * What only the document needs, as facts for search engines do: the browser leaves it as it was served. With
 * `import.meta.env.SSR && …` inside, its code is not even in the scripts of the page.
 */
export function ServedOnly({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSR) return <div hidden>{children}</div>;
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it says that the inside is not React's
      dangerouslySetInnerHTML={AS_SERVED}
    />
  );
}
