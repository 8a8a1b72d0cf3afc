import type { ReactNode } from 'react';
import { playerCopy as copy } from '#messages/courses/player.ts';
import type { FilmQuality } from './film-quality.ts';
import { formatRate, type PlaybackRate, playbackRates } from './playback-rate.ts';

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
