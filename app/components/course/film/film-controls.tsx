import { useEffect, useState } from 'react';
import { playerControlsCopy } from '#messages/player-controls.ts';
import { currentLanguage } from '#shared/language/language.ts';

/** Whether our own controls are there; until then, and where they do not arrive, the browser's are. */
export function useFilmControls(): boolean {
  const [isDefined, setDefined] = useState(false);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      // Only a lesson with a film needs them; they name themselves once, when they begin.
      const { addTranslation, setLanguage } = await import('media-chrome/utils/i18n');
      addTranslation(currentLanguage(), { ...playerControlsCopy });
      setLanguage(currentLanguage());
      await import('./define-controls.ts');
      if (isHere) setDefined(true);
    };
    load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return isDefined;
}

/** It says whether captions are on, which a plain button may not. */
const sayOnOrOff = (button: HTMLElement | null) => button?.setAttribute('role', 'switch');

/** Whoever began the film by its poster, which is gone, goes on with the keyboard at the button that pauses it. */
function takeFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

interface Props {
  readonly hasCaptions: boolean;
  readonly takesFocus: boolean;
}

/** The time over the whole width, so that a thumb hits the minute it means; below it the buttons. */
export function FilmControls({ hasCaptions, takesFocus }: Props) {
  return (
    <div className="film-bar relative w-full">
      <media-time-range>
        <media-preview-thumbnail slot="preview" />
        <media-preview-time-display slot="preview" />
      </media-time-range>
      <media-control-bar className="w-full">
        <media-play-button ref={takesFocus ? takeFocus : undefined} />
        <media-mute-button />
        <media-volume-range className="max-sm:hidden" />
        <media-time-display showduration="" className="grow justify-start" />
        {hasCaptions && <media-captions-button ref={sayOnOrOff} />}
        <media-fullscreen-button />
      </media-control-bar>
    </div>
  );
}
