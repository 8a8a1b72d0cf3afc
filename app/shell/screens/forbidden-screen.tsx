import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { screensCopy } from '#messages/shell/screens.ts';
import { NoticeScreen } from './notice-screen.tsx';

export function ForbiddenScreen() {
  return (
    <NoticeScreen title={screensCopy.forbidden.title} text={screensCopy.forbidden.text}>
      <Button asChild>
        <Link to="/">{screensCopy.home}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/login">{screensCopy.forbidden.login}</Link>
      </Button>
    </NoticeScreen>
  );
}
