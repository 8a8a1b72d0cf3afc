import type { ReactNode } from 'react';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';
import type { FilmQuality } from './film-quality.ts';

export function PlaybackSpeed({
  rate,
  onChoose,
}: {
  readonly rate: PlaybackRate;
  readonly onChoose: (rate: PlaybackRate) => void;
}) {
  return (
    <fieldset className={choices}>
      <legend className="sr-only">{copy.speed}</legend>
      {playbackRates.map((value) => (
        <Choice key={value} name="playback-rate" isChosen={value === rate} onChoose={() => onChoose(value)}>
          {formatRate(value)}
        </Choice>
      ))}
    </fieldset>
  );
}

interface FilmQualityProps {
  readonly sizes: readonly number[];
  readonly quality: FilmQuality;
  readonly onChoose: (quality: FilmQuality) => void;
}

export function FilmQualityChoice({ sizes, quality, onChoose }: FilmQualityProps) {
  return (
    <fieldset className={choices}>
      <legend className="sr-only">{copy.quality}</legend>
      {(['auto', 'saver', ...sizes] as const).map((value) => (
        <Choice key={value} name="film-quality" isChosen={value === quality} onChoose={() => onChoose(value)}>
          {typeof value === 'number' ? `${value}p` : copy.qualities[value]}
        </Choice>
      ))}
    </fieldset>
  );
}

const choices = 'flex flex-wrap items-center justify-end gap-0.5 px-2 py-1';

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="num inline-flex min-h-tap min-w-tap items-center justify-center rounded-control px-2 font-semibold text-on-night-2 text-small transition-colors hover:bg-night-2 hover:text-on-night has-checked:text-night-dawn has-focus-visible:outline-2 has-focus-visible:outline-night-dawn">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}

const KEY = 'playback-rate';
const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** The last choice on this device; 1 where storage is blocked. */
export function readPlaybackRate(): PlaybackRate {
  try {
    return playbackRates.find((rate) => String(rate) === localStorage.getItem(KEY)) ?? 1;
  } catch {
    return 1;
  }
}

export function savePlaybackRate(rate: PlaybackRate): void {
  try {
    localStorage.setItem(KEY, String(rate));
  } catch {
    return;
  }
}

/** `1,25×`, in English `1.25×` */
const formatRate = (rate: PlaybackRate): string => `${formatDecimal(rate, {})}×`;
