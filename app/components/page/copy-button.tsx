import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import { pageCopy } from '#messages/components/page.ts';
import { Button } from '../ui/button.tsx';

const CONFIRMED_MS = 2500;

interface Props {
  readonly text: string;
  readonly name: string;
}

export function CopyButton({ text, name }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error(pageCopy.notCopied),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="quiet" size="sm" className="text-link noscript:hidden" onClick={() => void copy()}>
      <Icon aria-hidden="true" />
      <span aria-live="polite">{isCopied ? pageCopy.copied : pageCopy.copy}</span>
      <span className="sr-only">{name}</span>
    </Button>
  );
}
