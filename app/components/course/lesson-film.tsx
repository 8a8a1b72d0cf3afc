import { contentCopy as copy } from '#messages/content.ts';

interface Props {
  /** Of the lesson. */
  readonly title: string;
  readonly src: string;
  readonly captions: string | null;
  readonly poster?: string;
  readonly className: string;
}

/** A free lesson that can be watched; nothing of it is fetched before. */
export function LessonFilm({ title, src, captions, poster, className }: Props) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: there is a track whenever the lesson has captions
    <video
      src={src}
      poster={poster}
      controls
      playsInline
      preload="none"
      aria-label={copy.video(title)}
      className={`aspect-video w-full rounded-card ${className}`}
    >
      {captions !== null && (
        <track kind="captions" src={captions} srcLang="id" label={copy.captions} default />
      )}
    </video>
  );
}
