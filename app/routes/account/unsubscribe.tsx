import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#app/features/account/account-copy.ts';
import { answerUnsubscribe } from '#app/features/account/answer-mailed-link.ts';
import { AuthFrame } from '#app/features/account/auth-frame.tsx';
import { OneButton } from '#app/features/account/one-button.tsx';
import { topicIn } from '#app/features/account/topic-in.ts';
import { useMailedToken } from '#app/features/account/use-mailed-token.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { unsubscribeTopics } from '#shared/unsubscribe.ts';
import type { Route } from './+types/unsubscribe.ts';

const copy = accountCopy.unsubscribe;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Berhenti berlangganan email', robots: 'noindex' });

export const action = (args: Route.ActionArgs) => answerUnsubscribe(args);
export const clientAction = keepTyped;

/** Behind the link at the foot of a mail; nobody needs to sign in to stop mails. */
export default function Unsubscribe() {
  const [search] = useSearchParams();
  const token = useMailedToken() ?? '';
  const done = unsubscribeTopics.find((known) => known === search.get('done'));
  if (done !== undefined) return <Frame title={copy.doneTitle} lede={copy.done(copy.topics[done])} />;
  const topic = topicIn(token);
  if (topic === null) return <Frame title={copy.title} lede={copy.invalid} />;
  return (
    <AuthFrame title={copy.title} lede={copy.lede(copy.topics[topic])}>
      <OneButton action="/unsubscribe" token={token} label={copy.submit} busyText={copy.busy} />
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
