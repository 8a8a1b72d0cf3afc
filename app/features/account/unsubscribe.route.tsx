import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useAccountHref } from '#app/hooks/session/use-account-href.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { unsubscribeCopy as copy } from '#messages/account/unsubscribe.ts';
import { type UnsubscribeTopic, unsubscribeTopics } from '#shared/people/account-mails.ts';
import type { Route } from './+types/unsubscribe.route.ts';
import { unsubscribeAction } from './actions/email-link-actions.ts';
import { AuthLayout } from './auth-layout.tsx';
import { TokenForm } from './forms/token-form.tsx';
import { useEmailToken } from './use-email-token.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.pageTitle, robots: 'noindex' });

export const action = unsubscribeAction;
export const clientAction = formClientAction;

export default function Unsubscribe() {
  const [search] = useSearchParams();
  const token = useEmailToken() ?? '';
  const done = unsubscribeTopics.find((known) => known === search.get('done'));
  if (done !== undefined) return <Frame title={copy.doneTitle} lede={copy.done(copy.topics[done])} />;
  const topic = unsubscribeTopicOf(token);
  if (topic === null) return <Frame title={copy.title} lede={copy.invalid} />;
  return (
    <AuthLayout title={copy.title} lede={introOf(topic)}>
      <TokenForm action="/unsubscribe" token={token} label={copy.submit} busyText={copy.busy} />
    </AuthLayout>
  );
}

function introOf(topic: UnsubscribeTopic): string {
  if (topic === 'payment_reminders') return copy.ledeOfReminders;
  return topic === 'waiting_list' ? copy.ledeOfList : copy.lede(copy.topics[topic]);
}

function Frame({ title, lede }: { readonly title: string; readonly lede: string }) {
  const settings = useAccountHref('/user/settings?tab=mails');
  return (
    <AuthLayout title={title} lede={lede}>
      <Button asChild variant="outline" block className="mt-8">
        <Link to={settings}>{copy.settings}</Link>
      </Button>
    </AuthLayout>
  );
}

/** Only names the topic on the page; the server verifies the token. */
function unsubscribeTopicOf(token: string): UnsubscribeTopic | null {
  try {
    const body = (token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const [, topic] = atob(body).split(' ');
    return unsubscribeTopics.find((known) => known === topic) ?? null;
  } catch {
    return null;
  }
}
