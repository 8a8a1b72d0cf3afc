import type { ReactNode } from 'react';

/** Must be one object: React would take another one for changed HTML and write it. */
const SERVER_HTML = { __html: '' };

/** With `import.meta.env.SSR && …` inside, the children's code stays out of the page's scripts. */
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
