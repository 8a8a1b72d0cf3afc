import { isRouteErrorResponse, useNavigate } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { isOutageError } from '#app/lib/api/is-outage-error.ts';
import { requestIdOf } from '#app/lib/api/request-id.ts';
import { screensCopy } from '#messages/shell/screens.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import { AutoReload } from './outage-screen.tsx';

/** The error boundary's screen (PUB-058). Never shows the message of a thrown error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 403) return <ForbiddenScreen />;
  if (isOutageError(error)) {
    const { title, text } = globalThis.navigator?.onLine === false ? screensCopy.offline : screensCopy.outage;
    return (
      <NoticeScreen title={title} text={text} requestId={requestIdOf(error)}>
        <AutoReload />
      </NoticeScreen>
    );
  }
  return (
    <NoticeScreen
      title={screensCopy.error.title}
      text={screensCopy.error.text}
      requestId={requestIdOf(error)}
    >
      <Button onClick={() => navigate('.', { replace: true })}>{screensCopy.error.retry}</Button>
      <Button variant="outline" onClick={() => window.location.reload()}>
        {screensCopy.error.reload}
      </Button>
    </NoticeScreen>
  );
}
