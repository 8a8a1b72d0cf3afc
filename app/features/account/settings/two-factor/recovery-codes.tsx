import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { twoFactorCopy as copy } from '#messages/account/security-settings.ts';
import { CloseAskButton } from '../forms/ask.tsx';
import type { Ask } from '../forms/use-ask.ts';

interface Props {
  readonly codes: string;
  readonly ask: Ask;
}

export function RecoveryCodes({ codes, ask }: Props) {
  const list = codes.split(' ');
  const copyAll = async () => {
    await navigator.clipboard.writeText(list.join('\n'));
    toast.success(copy.copied);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-6 rounded-card bg-sunk px-5 py-4 font-semibold">
        {list.map((code) => (
          <li key={code} className="py-1 font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button variant="outline" onClick={copyAll} className="noscript:hidden">
          {copy.copy}
        </Button>
        <CloseAskButton ask={ask}>{copy.kept}</CloseAskButton>
      </div>
    </div>
  );
}
