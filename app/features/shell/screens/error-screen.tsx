import { isRouteErrorResponse, useNavigate } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { isOutageError } from '#app/lib/api/is-outage-error.ts';
import { requestIdOf } from '#app/lib/api/request-id.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import { AutoReload, outageCopy } from './outage-screen.tsx';

/** The error boundary's screen (PUB-058). Never shows the message of a thrown error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 403) return <ForbiddenScreen />;
  if (isOutageError(error)) {
    return (
      <NoticeScreen title={outageCopy.title} text={outageCopy.text} requestId={requestIdOf(error)}>
        <AutoReload />
      </NoticeScreen>
    );
  }
  return (
    <NoticeScreen
      title="Something went wrong"
      text="Ada yang tidak berjalan di pihak kami. Data dan saldo Anda tidak berubah. Coba sekali lagi, atau muat ulang halaman ini."
      requestId={requestIdOf(error)}
    >
      <Button onClick={() => navigate('.', { replace: true })}>Try Again</Button>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </NoticeScreen>
  );
}
