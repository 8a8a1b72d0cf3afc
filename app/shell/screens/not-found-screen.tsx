import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { screensCopy } from '#messages/shell/screens.ts';
import { NoticeScreen } from './notice-screen.tsx';

/** PUB-029. */
export function NotFoundScreen() {
  return (
    <NoticeScreen title={screensCopy.notFound.title} text={screensCopy.notFound.text}>
      <Button asChild>
        <Link to="/">{screensCopy.home}</Link>
      </Button>
      <Button asChild variant="link" className="max-sm:px-0">
        <Link to="/search">{screensCopy.notFound.search}</Link>
      </Button>
      <Button asChild variant="link" className="max-sm:px-0">
        <Link to="/marketplace">{screensCopy.notFound.marketplace}</Link>
      </Button>
    </NoticeScreen>
  );
}
