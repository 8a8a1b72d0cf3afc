import type { ReactNode } from 'react';

/** Must be one object: React would treat another as changed HTML and write it. */
const SERVER_HTML = { __html: '' };

/**
 * Rendered on the server only, e.g. structured data. With `import.meta.env.SSR && …` inside, its code stays out of the
 * page's scripts.
 */
export function ServerOnly({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSR) return <div hidden>{children}</div>;
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; marks the content as not React's
      dangerouslySetInnerHTML={SERVER_HTML}
    />
  );
}
