import type { ReactNode } from 'react';
import { Brand } from '#app/components/brand/brand.tsx';
import { HeroMotif, Motif } from '#app/components/brand/motif.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { accountCopy } from '#messages/account/account.ts';

interface Props {
  readonly title: string;
  readonly lede: string;
  readonly children?: ReactNode;
}

export function AuthLayout({ title, lede, children }: Props) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
      <main className="flex flex-col px-gutter pt-6 pb-12">
        <div className="flex items-center justify-between">
          <Brand />
          <BackLink to="/" className="">
            {accountCopy.back}
          </BackLink>
        </div>
        <div className="mx-auto w-full max-w-[420px] pt-[clamp(40px,12vh,144px)]">
          <h1 className="text-t1">{title}</h1>
          <p className="mt-2 text-ink-2">{lede}</p>
          {children}
        </div>
        <div aria-hidden className="-mx-gutter -mb-12 mt-auto pt-12 lg:hidden">
          <Motif name="horizon" className="block h-28 w-full" />
        </div>
      </main>
      <div aria-hidden className="relative hidden overflow-hidden bg-night lg:block">
        <div className="absolute inset-0 [mask-image:linear-gradient(transparent_11rem,black_24rem)]">
          <HeroMotif />
        </div>
        <p className="relative max-w-[16em] p-[clamp(40px,5vw,72px)] font-heading text-on-night text-t2">
          {accountCopy.promise}
        </p>
      </div>
    </div>
  );
}
