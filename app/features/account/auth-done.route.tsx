import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { AuthLayout } from '#app/features/account/auth-layout.tsx';
import { broadcastSignedIn } from '#app/features/account/providers/sign-in-window.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { accountCopy } from '#messages/account/account.ts';
import type { Route } from './+types/auth-done.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: accountCopy.window.title, robots: 'noindex' });

export default function AuthDone() {
  useEffect(() => {
    broadcastSignedIn();
    window.close();
  }, []);
  return (
    <AuthLayout title={accountCopy.window.title} lede={accountCopy.window.text}>
      <Button asChild variant="outline" className="mt-8 w-full">
        <Link to="/">{accountCopy.window.home}</Link>
      </Button>
    </AuthLayout>
  );
}
