import type { ReactNode } from 'react';
import { Motif } from '#app/components/brand/motif.tsx';
import { Petal } from '#app/components/brand/petals.tsx';
import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { NoticeForm } from '#app/features/leads/page-forms/notice-form.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { aiAgentCopy as copy } from '#messages/service-pages/ai-agent.ts';
import type { Route } from './+types/ai-agent.route.ts';

export const action = leadFormAction('ai_agent_notice');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: copy.name,
    description: copy.description,
    path: '/ai-agent',
    image: '/og/page-ai-agent.png',
  });

export default function AiAgent() {
  return (
    <ComingSoon>
      <NoticeForm label={copy.formLabel} />
    </ComingSoon>
  );
}

function ComingSoon({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-plane="night"
      className="relative isolate flex min-h-[calc(100dvh-76px)] items-center overflow-hidden bg-night text-on-night"
    >
      <Motif
        name="horizon"
        className="motif-night -z-10 -translate-x-1/2 absolute bottom-0 left-1/2 aspect-[80/21] w-full min-w-[800px] max-w-[1600px] opacity-70"
      />
      <div className="wrap grid gap-x-20 gap-y-10 pt-14 pb-60 lg:grid-cols-[7fr_5fr] lg:items-center lg:pt-20 lg:pb-[clamp(320px,31vw,500px)]">
        <div>
          <p className="font-semibold text-night-dawn text-t3">{copy.soon}</p>
          <h1 className="mt-3 max-w-[8em] text-display">{copy.name}</h1>
          <p className="mt-5 max-w-[30em] text-lede text-on-night-2">{copy.lede}</p>
          <ul className="mt-7 max-w-[34em] border-night-line border-b">
            {copy.tasks.map((task) => (
              <li key={task} className="flex items-center gap-3.5 border-night-line border-t py-3">
                <Petal className="size-4 shrink-0 text-night-dawn" />
                {task}
              </li>
            ))}
          </ul>
        </div>
        <section
          className="w-full max-w-[460px] rounded-sheet bg-lift p-5 text-ink ring-1 ring-line sm:p-7"
          aria-labelledby="notice-title"
        >
          <h2 id="notice-title" className="mb-4 text-t3">
            {copy.ask}
          </h2>
          {children}
        </section>
      </div>
    </div>
  );
}
