import { useEffect, useState } from 'react';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import type { Lesson } from '#contract/courses/learning.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { filmHostName } from '#shared/courses/film-hosts.ts';

interface Props {
  readonly title: string;
  readonly embed: NonNullable<Lesson['embed']>;
}

/** The frame of another host, which only this page's CSP allows. */
export function EmbeddedFilm({ title, embed: { host, src } }: Props) {
  // After a client navigation the document still has the CSP of the page before.
  const [isDocument] = useState(!useHydrated());
  useEffect(() => {
    if (!isDocument && src !== null) window.location.reload();
  }, [isDocument, src]);
  return (
    <div data-plane="night" className="bg-night text-on-night lg:px-4 lg:py-4">
      <div className="mx-auto grid aspect-video w-full place-items-center max-lg:max-h-[46dvh] lg:w-[min(100%,calc((100dvh-236px)*16/9))]">
        {src === null && <p className="px-6 text-center text-ui">{copy.hostClosed(filmHostName(host))}</p>}
        {src !== null && isDocument && (
          <iframe
            src={src}
            title={copy.video(title)}
            allow="encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="h-full w-full border-0 lg:rounded-small"
          />
        )}
      </div>
    </div>
  );
}
