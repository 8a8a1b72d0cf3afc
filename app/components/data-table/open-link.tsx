import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonVariants } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';

interface OpenLinkProps {
  readonly to: string;
  readonly label: string;
}

export function OpenLink({ to, label }: OpenLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className={cn(buttonVariants({ variant: 'quiet', size: 'icon' }), 'text-ink-3 @max-cards:hidden')}
    >
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
