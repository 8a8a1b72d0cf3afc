import { Link, useSearchParams } from 'react-router';

interface AuthSwitchLinkProps {
  readonly to: '/login' | '/signup';
  readonly question: string;
  readonly label: string;
}

export function AuthSwitchLink({ to, question, label }: AuthSwitchLinkProps) {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <p className="mt-6 text-ink-2 text-ui">
      {question}{' '}
      <Link
        to={next === null ? to : `${to}?next=${encodeURIComponent(next)}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </p>
  );
}
