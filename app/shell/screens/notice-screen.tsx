import type { ReactNode } from 'react';
import { Motif } from '#app/components/brand/motif.tsx';
import { screensCopy } from '#messages/shell/screens.ts';

type NoticeScreenProps = {
  title: string;
  text: ReactNode;
  requestId?: string | undefined;
  children: ReactNode;
};

export function NoticeScreen({ title, text, requestId, children }: NoticeScreenProps) {
  return (
    <section className="relative isolate flex min-h-[min(720px,calc(100dvh-var(--bar)))] flex-col overflow-hidden">
      <div className="wrap pt-[clamp(48px,9vh,112px)] pb-72">
        <h1 className="max-w-[12em] text-display">{title}</h1>
        <p className="mt-5 max-w-[34em] text-ink-2 text-lede">{text}</p>
        {requestId && <p className="num mt-3 text-ink-3 text-small">{screensCopy.requestId(requestId)}</p>}
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
      <Motif name="horizon" className="-z-10 absolute inset-x-0 bottom-0 h-[300px] w-full" />
    </section>
  );
}
