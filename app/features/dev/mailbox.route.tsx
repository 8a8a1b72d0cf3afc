import type { z } from 'zod';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listDevMails } from '#contract/dev/dev.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/mailbox.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to');
  return orThrow(await api(context).call(listDevMails, { query: to === null ? {} : { to } }));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Kotak surat pengembangan', robots: 'noindex' });

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { mails } = loaderData;
  return (
    <main className="wrap max-w-[880px] py-12">
      <h1 className="font-semibold text-t1">Kotak surat pengembangan</h1>
      <p className="mt-2 text-ink-2">E-mail yang di produksi akan dikirim, terbaru di atas.</p>
      {mails.length === 0 ? (
        <EmptyState title="Belum ada e-mail" hint="Daftar atau beli sesuatu, lalu muat ulang halaman ini." />
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-6">
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailView mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

type Mail = z.output<typeof listDevMails.output>['mails'][number];

/** Shows the text part of a mail, with links. Its HTML must not run inside our page. */
function MailView({ mail }: { readonly mail: Mail }) {
  return (
    <article className="rounded-sheet border border-line bg-surface p-5">
      <header className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-3">
        <h2 className="font-semibold text-t3">{mail.subject}</h2>
        <p className="num text-ink-3 text-small">{formatDayTime(mail.created_at)}</p>
        <p className="w-full break-all text-ink-2 text-small">{mail.to}</p>
      </header>
      <p className="wrap-anywhere whitespace-pre-line pt-3 text-ui">
        {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
          index % 2 === 1 ? (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
              key={index}
              href={part}
              className="font-semibold text-link underline underline-offset-4"
            >
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {[mail.invitation, ...(mail.further_invitations ?? [])].map(
        (file) =>
          file !== undefined && (
            <details key={file.text} className="mt-4 border-line border-t pt-3 text-small">
              <summary className="min-h-tap font-semibold">{`invite.ics, ${file.method}`}</summary>
              <pre className="wrap-anywhere whitespace-pre-wrap">{file.text}</pre>
            </details>
          ),
      )}
    </article>
  );
}
