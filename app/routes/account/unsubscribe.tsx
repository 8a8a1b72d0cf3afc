import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { OneButton } from '#app/features/account/one-button.tsx';
import { topicIn } from '#app/features/account/topic-in.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { createClient } from '#contract/client.ts';
import type { unsubscribe } from '#contract/public/mail.ts';
import type { Route } from './+types/unsubscribe.ts';

const copy = accountCopy.unsubscribe;
const browser = createClient((request) => fetch(request));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Berhenti berlangganan email', robots: 'noindex' });

/** Behind the link at the foot of a mail; nobody needs to sign in to stop mails. */
export default function Unsubscribe() {
  const [search] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const token = search.get('token') ?? '';
  const topic = topicIn(token);
  if (topic === null) return <Frame title={copy.title} lede={copy.invalid} />;
  const words = copy.topics[topic];
  if (isDone) return <Frame title={copy.doneTitle} lede={copy.done(words)} />;
  const stop = async () => {
    const route = { method: 'post', path: '/api/mail/unsubscribe' } as const;
    const answer = await browser.call<typeof unsubscribe>(route, { query: { token } });
    if (!answer.ok) return answer.refusal.message;
    setIsDone(true);
    return null;
  };
  return (
    <AuthFrame title={copy.title} lede={copy.lede(words)}>
      <OneButton label={copy.submit} busyText={copy.busy} onPress={stop} />
    </AuthFrame>
  );
}

function Frame({ title, lede }: { readonly title: string; readonly lede: string }) {
  return (
    <AuthFrame title={title} lede={lede}>
      <Button asChild variant="outline" className="mt-8">
        <Link to="/user/settings?tab=mails">{copy.settings}</Link>
      </Button>
    </AuthFrame>
  );
}
