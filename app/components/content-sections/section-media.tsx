import { ExternalLink } from 'lucide-react';
import { Picture } from '#app/components/brand/picture.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { sectionCopy as copy } from '#messages/components/content-sections.ts';
import type { OpenSection } from './content-section.ts';

interface Props {
  readonly media: NonNullable<OpenSection['media']>;
  readonly title: string;
}

/** Shows a video, a picture, or a link to anything else (PROD-050, PROD-051). */
export function SectionMedia({ media, title }: Props) {
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
