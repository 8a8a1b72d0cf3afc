import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';

interface Props {
  readonly problem: 'not_found' | 'failed';
}

/** Users go to their subscriptions with a toast (ERR-067, ERR-068); visitors get a link to the shop. */
export function ServiceNotFound({ problem }: Props) {
  const text = problem === 'not_found' ? serviceCopy.notFound : serviceCopy.failed;
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const isSignedIn = viewer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the viewer is known
  useEffect(() => {
    if (!isSignedIn) return;
    toast.error(serviceCopy.errorTitle, { description: text });
    void navigate('/user/subscriptions', { replace: true });
  }, [isSignedIn]);
  return (
    <div className="wrap py-section">
      <EmptyState title={text} hint={serviceCopy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/marketplace?kind=subscription">{serviceCopy.toOwn}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
