import { useId } from 'react';
import { Cover } from '#app/components/brand/cover.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { postCopy as copy } from '#messages/blog.ts';

interface AuthorBoxProps {
  /** Null: the consultant of the settings wrote it. */
  readonly name: string | null;
}

/** The author. The portrait is drawn; only the consultant gets the consultant's bio. */
export function AuthorBox({ name }: AuthorBoxProps) {
  const { consultant_name, consultant_role, consultant_bio, brand_name } = useSettings();
  const titleId = useId();
  const isConsultant = name === null;
  const bio = isConsultant ? consultant_bio : copy.guest(brand_name);
  return (
    <section
      aria-labelledby={titleId}
      className="mt-12 grid grid-cols-[72px_minmax(0,1fr)] gap-5 border-ink border-t-2 pt-6 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-7"
    >
      <div className="aspect-[4/5] self-start overflow-hidden rounded-card">
        {isConsultant ? (
          <Cover slug="konsultan" ratio="4:5" composition="fajar" palette="fajar" />
        ) : (
          <Cover slug={coverSlugOf(name)} ratio="4:5" composition="fajar" />
        )}
      </div>
      <div>
        <h2 id={titleId} className="text-ink-3 text-small tracking-normal">
          {copy.aboutAuthor}
        </h2>
        <p className="mt-1 font-heading text-t3">{name ?? (consultant_name || brand_name)}</p>
        {isConsultant && consultant_name !== '' && <p className="text-ink-2 text-ui">{consultant_role}</p>}
        {bio !== '' && <p className="mt-3 max-w-[36em] text-ink-2 text-ui">{bio}</p>}
      </div>
    </section>
  );
}

/** Covers are drawn from slugs: letters, digits and hyphens. */
function coverSlugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 100) ?? 'penulis'
  );
}
