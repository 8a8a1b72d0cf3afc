import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { NoticeScreen } from './notice-screen.tsx';

/** PUB-029. */
export function NotFoundScreen() {
  return (
    <NoticeScreen
      title="Oops! Page not found"
      text="Alamat ini tidak menuju ke mana pun. Mungkin halamannya dipindahkan, atau ada huruf yang tertukar."
    >
      <Button asChild>
        <Link to="/">Return to Home</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/marketplace">Lihat Marketplace</Link>
      </Button>
    </NoticeScreen>
  );
}
