import { useEffect, useState } from 'react';
import { playerControlsCopy } from '#messages/courses/player-controls.ts';
import { currentLanguage } from '#shared/language/language.ts';

/** False until our controls have loaded; the browser's own are used until then. */
export function useFilmControls(): boolean {
  const [isDefined, setDefined] = useState(false);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
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

/** media-chrome sets `aria-checked`, which a plain button does not allow. */
const setSwitchRole = (button: HTMLElement | null) => button?.setAttribute('role', 'switch');

/** Moves the focus from the removed poster to the pause button. */
function focusControls(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

interface Props {
  readonly hasCaptions: boolean;
  readonly takesFocus: boolean;
}

/** The time bar takes the full width, so that a thumb can hit a minute; the buttons stand below. */
export function FilmControls({ hasCaptions, takesFocus }: Props) {
  return (
    <div className="film-bar relative w-full">
      <media-time-range>
        <media-preview-thumbnail slot="preview" />
        <media-preview-time-display slot="preview" />
      </media-time-range>
      <media-control-bar className="w-full">
        <media-play-button ref={takesFocus ? focusControls : undefined} />
        <media-mute-button />
        <media-volume-range className="max-sm:hidden" />
        <media-time-display showduration="" className="grow justify-start" />
        {hasCaptions && <media-captions-button ref={setSwitchRole} />}
        <media-fullscreen-button />
      </media-control-bar>
    </div>
  );
}
