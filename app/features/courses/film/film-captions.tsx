import { type RefObject, useEffect, useState } from 'react';

export function FilmCaptions({ videoRef }: { readonly videoRef: RefObject<HTMLVideoElement | null> }) {
  const said = useShownCaption(videoRef);
  if (said === null) return null;
  return (
    <p
      lang="id"
      data-slot="captions"
      className="grid h-[4.75rem] place-items-center overflow-y-auto px-4 text-balance bg-night text-center text-on-night text-ui leading-[1.4] min-[700px]:hidden"
    >
      {said}
    </p>
  );
}

/** Null while captions are off. */
function useShownCaption(videoRef: RefObject<HTMLVideoElement | null>): string | null {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const tracks = videoRef.current?.textTracks;
    const track = [...(tracks ?? [])].find(({ kind }) => kind === 'captions');
    if (tracks === undefined || track === undefined) return;
    const read = () => setSaid(track.mode === 'showing' ? textOf(track.activeCues) : null);
    read();
    track.addEventListener('cuechange', read);
    tracks.addEventListener('change', read);
    return () => {
      track.removeEventListener('cuechange', read);
      tracks.removeEventListener('change', read);
    };
  }, [videoRef]);
  return said;
}

function textOf(cues: TextTrackCueList | null): string {
  const texts = [...(cues ?? [])].map((cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  );
  return texts.join('\n');
}
