import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { NoticeScreen } from './notice-screen.tsx';

export function ForbiddenScreen() {
  return (
    <NoticeScreen
      title="Halaman ini bukan untuk akun Anda"
      text="Akun yang sedang masuk tidak punya izin untuk membukanya. Bila menurut Anda ini keliru, minta pengelola memeriksa peran akun Anda."
    >
      <Button asChild>
        <Link to="/">Kembali ke beranda</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/login">Masuk dengan akun lain</Link>
      </Button>
    </NoticeScreen>
  );
}
