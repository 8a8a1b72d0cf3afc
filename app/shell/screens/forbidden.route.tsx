import { data, Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { ForbiddenScreen } from '#app/shell/screens/forbidden-screen.tsx';
import { NoticeScreen } from '#app/shell/screens/notice-screen.tsx';
import { forbiddenCopy as copy } from '#messages/shell/forbidden.ts';
import { screensCopy } from '#messages/shell/screens.ts';
import type { Route } from './+types/forbidden.route.ts';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: '403', robots: 'noindex' });

/** PUB-028. */
export function loader() {
  return data(null, { status: 403 });
}

export default function ForbiddenPage() {
  const { status, viewer } = useViewer();
  if (status === 'loading' || viewer !== null) return <ForbiddenScreen />;
  return (
    <NoticeScreen title={copy.title} text={copy.text}>
      <Button asChild>
        <Link to="/login">{copy.login}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/signup">{copy.signUp}</Link>
      </Button>
      <Button asChild variant="link" className="max-sm:px-0">
        <Link to="/">{screensCopy.home}</Link>
      </Button>
    </NoticeScreen>
  );
}
