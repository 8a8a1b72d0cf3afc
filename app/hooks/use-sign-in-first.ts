import { useNavigate } from 'react-router';
import { useViewer } from './use-viewer.ts';

/**
 * Lets a signed-in person go on at once, and takes a visitor through signing in to `returnTo`, where the action goes
 * on (DECISIONS 37). This is the one place that knows how one signs in from an action.
 */
export function useSignInFirst(): (goOn: () => void, returnTo: string) => void {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  return (goOn, returnTo) => {
    if (viewer !== null) return goOn();
    navigate(`/login?next=${encodeURIComponent(returnTo)}`);
  };
}
