import { EmptyState } from '#app/components/page/empty-state.tsx';
import { MailView } from '#app/features/dev/mail-view.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listDevMails } from '#contract/dev/dev.ts';
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
