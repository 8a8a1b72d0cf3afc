import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useAutoRetry } from '#app/hooks/use-auto-retry.ts';
import { cn } from '#app/lib/cn.ts';
import { pageCopy } from '#messages/components/page.ts';
import { Button } from '../ui/button.tsx';

type ErrorStateProps = {
  title: string;
  hint?: ReactNode;
  requestId?: string | undefined;
  onRetry?: () => void;
  className?: string;
};

export function ErrorState({ title, hint, requestId, onRetry, className }: ErrorStateProps) {
  const revalidator = useRevalidator();
  const isBusy = revalidator.state === 'loading';
  const retry = onRetry ?? (() => void revalidator.revalidate());
  useAutoRetry(retry, isBusy);
  return (
    <section
      role="alert"
      data-slot="error-state"
      className={cn(
        'grid justify-items-start gap-2 rounded-card border border-line bg-surface p-6',
        className,
      )}
    >
      <h2 className="text-t3">{title}</h2>
      <p className="max-w-[34em] text-ink-2 text-ui">{hint ?? pageCopy.retryHint}</p>
      {requestId && <p className="num text-ink-3 text-small">{pageCopy.requestId(requestId)}</p>}
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        onClick={retry}
        {...(isBusy && { busyText: pageCopy.loading })}
      >
        <RotateCw aria-hidden="true" />
        {pageCopy.retry}
      </Button>
    </section>
  );
}
