import type { StructuredData } from '#app/lib/structured-data/structured-data.ts';

/** Escapes `<`, so that no text can close the script. */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, escaped above; browsers do not run it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
