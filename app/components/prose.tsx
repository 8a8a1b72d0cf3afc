import { cn } from '#app/lib/cn.ts';

interface ProseProps {
  /** From a field that the server sanitises on the way in (DECISIONS 23), and from nowhere else. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where HTML of the database becomes part of a page. */
export function Prose({ html, className }: ProseProps) {
  // A table that is wider than a phone scrolls in its own box, and the keyboard must be able to get there.
  const reachable = html.replaceAll('<table>', '<table tabindex="0">');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: reachable }} />;
}
