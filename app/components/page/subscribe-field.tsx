import { useId } from 'react';
import { useHref } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { cn } from '#app/lib/cn.ts';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import { subscribeFieldCopy as copy } from '#messages/subscribers/field.ts';
import { SUBSCRIBE_PATH, type SubscribePlace } from '#shared/people/subscribers.ts';

interface Props {
  readonly place: SubscribePlace;
  /** The slug of the page. */
  readonly about?: string;
  readonly className?: string;
}

/** A plain form without scripts, because it stands on every page; problems are shown by the page that it posts to. */
export function SubscribeField({ place, about = '', className }: Props) {
  const id = useId();
  return (
    <form method="post" action={useHref(SUBSCRIBE_PATH)} className={cn('relative grid gap-2', className)}>
      <p id={`${id}-words`} className="text-ui">
        {consentWords.news}
      </p>
      <div className="flex flex-wrap gap-2">
        <Input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          placeholder={copy.email}
          aria-label={copy.field}
          aria-describedby={`${id}-words`}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <Button type="submit">{copy.submit}</Button>
      </div>
      <p className={cn('text-small opacity-80', place === 'footer' && 'max-md:hidden')}>{copy.promise}</p>
      <input type="hidden" name="place" value={place} />
      {about !== '' && <input type="hidden" name="about" value={about} />}
      <input
        type="text"
        name="trap"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="pointer-events-none absolute size-px opacity-0"
      />
    </form>
  );
}
