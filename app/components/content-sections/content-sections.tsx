import { ExternalLink, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { contentSection, lockedSection } from '#contract/catalog/content-section.ts';
import { sectionCopy as copy } from '#messages/components/content-sections.ts';
import { Picture } from '../brand/picture.tsx';
import { Prose } from '../page/prose.tsx';
import { Button } from '../ui/button.tsx';

interface Props {
  readonly sections: readonly ContentSection[];
  readonly layout: 'wide' | 'narrow';
  readonly action?: ReactNode;
  readonly closing?: ReactNode;
  readonly outline?: ReactNode;
  readonly className?: string;
}

/** Shared by the public page, the purchase and the preview, so that buyers get what they saw. */
export function ContentSections({ sections, layout, action, closing, outline, className }: Props) {
  const actionOf = (section: ContentSection, index: number) => {
    if (section.is_locked !== true) return section.type === 'cta' ? closing : null;
    return sections[index + 1]?.is_locked === true ? null : action;
  };
  return (
    <div className={className}>
      {sections.map((section, index) => (
        <Section
          key={section.id}
          section={section}
          layout={layout}
          action={actionOf(section, index) ?? null}
          outline={section.type === 'modules' ? outline : null}
        />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<Props, 'layout' | 'outline'> {
  readonly section: ContentSection;
  readonly action: ReactNode;
}

const MARGIN = 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]';

function Section({ section, layout, action, outline }: SectionProps) {
  const id = `bagian-${section.id}`;
  const isCallToAction = section.type === 'cta' && section.is_locked !== true;
  const hasMargin = layout === 'wide' && section.type !== 'benefits';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-judul`}
      data-section={section.type}
      {...(isCallToAction && { 'data-plane': 'dawn' })}
      className={cn(
        'grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5',
        isCallToAction
          ? 'mt-2 rounded-sheet bg-dawn p-6 text-on-dawn [--on-plane:var(--on-dawn)] md:p-10'
          : 'border-line border-t py-9 first:border-t-0 first:pt-0 md:py-12',
        hasMargin && MARGIN,
      )}
    >
      <h2
        {...ownerLanguage(section, 'title')}
        id={`${id}-judul`}
        className={cn('max-w-[20em] self-start text-t2', hasMargin && 'lg:sticky lg:top-24')}
      >
        {section.title}
      </h2>
      {section.is_locked === true ? (
        <LockedSectionNotice section={section} action={action} outline={outline} />
      ) : (
        <UnlockedSection section={section} action={action} />
      )}
    </section>
  );
}

function UnlockedSection({ section, action }: { readonly section: OpenSection; readonly action: ReactNode }) {
  const { type, title, description, media, content } = section;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      {description !== '' && (
        <p
          {...ownerLanguage(section, 'description')}
          className={cn('max-w-[34em]', descriptionOf[type] ?? 'text-ink-2')}
        >
          {description}
        </p>
      )}
      {media !== null && <SectionMedia media={media} title={title} />}
      {content !== '' && (
        <Prose html={content} className={proseOf[type] ?? ''} {...ownerLanguage(section, 'content')} />
      )}
      {action !== null && <div>{action}</div>}
    </div>
  );
}

const descriptionOf: Readonly<Partial<Record<OpenSection['type'], string>>> = {
  hero: 'text-lede',
  cta: 'text-lede text-on-dawn',
};

const proseOf: Readonly<Partial<Record<OpenSection['type'], string>>> = {
  benefits:
    'max-w-none [&_ul]:grid [&_ul]:list-none [&_ul]:gap-x-8 [&_ul]:gap-y-6 [&_ul]:pl-0 sm:[&_ul]:grid-cols-[repeat(auto-fit,minmax(200px,1fr))] [&_li+li]:mt-0 [&_li]:border-dawn-2 [&_li]:border-t-2 [&_li]:pt-3 [&_li]:text-body [&_li]:text-ink',
  testimonials:
    'grid gap-x-10 gap-y-7 md:grid-cols-2 max-w-none [&>*+*]:mt-0 [&_blockquote_p+p]:mt-2 [&_blockquote_p+p]:text-ink-3 [&_blockquote_p+p]:text-small',
};

interface LockedProps extends Pick<SectionProps, 'action' | 'outline'> {
  readonly section: LockedSection;
}

function LockedSectionNotice({ section, action, outline }: LockedProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {section.description !== '' && (
          <p {...ownerLanguage(section, 'description')} className="max-w-[34em] text-ink-2">
            {section.description}
          </p>
        )}
        <p className="inline-flex items-center gap-2 text-ink-2 text-small">
          <Lock aria-hidden="true" className="size-4" />
          {copy.ownersOnly}
        </p>
      </div>
      {outline != null && <div>{outline}</div>}
      {action !== null && <div>{action}</div>}
    </div>
  );
}

interface SectionMediaProps {
  readonly media: NonNullable<OpenSection['media']>;
  readonly title: string;
}

/** Shows a video, a picture, or a link to anything else (PROD-050, PROD-051). */
function SectionMedia({ media, title }: SectionMediaProps) {
  if (media.type === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: media of a section carry no captions; lessons do
      <video
        src={media.url}
        controls
        playsInline
        preload="metadata"
        aria-label={media.alt || copy.videoOf(title)}
        className="aspect-video w-full max-w-[42rem] rounded-card bg-night"
      />
    );
  }
  if (media.type === 'image') {
    return (
      <Picture
        src={media.url}
        alt={media.alt}
        sizes="(min-width: 720px) 672px, 100vw"
        loading="lazy"
        className="w-full max-w-[42rem] rounded-card bg-sunk object-cover"
      />
    );
  }
  return (
    <Button asChild variant="outline" size="sm" className="justify-self-start">
      <a href={media.url} target="_blank" rel="noreferrer">
        {copy.openLink}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">
          {media.alt || title} {copy.newTab}
        </span>
      </a>
    </Button>
  );
}

export type OpenSection = z.output<typeof contentSection>;
type LockedSection = z.output<typeof lockedSection>;
/** A section to render; only public pages have locked ones. */
export type ContentSection = (OpenSection & { readonly is_locked?: false }) | LockedSection;
