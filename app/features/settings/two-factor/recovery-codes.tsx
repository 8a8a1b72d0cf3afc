import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { settingsCopy } from '../settings-copy.ts';

const copy = settingsCopy.twoFactor;

/** Empty where the response has none. */
export function parseRecoveryCodes({ recovery_codes }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(recovery_codes) ? recovery_codes.filter((code) => typeof code === 'string') : [];
}

interface Props {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const copyAll = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(copy.copied);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-6 rounded-card bg-sunk px-5 py-4 font-semibold">
        {codes.map((code) => (
          <li key={code} className="num py-1">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button variant="outline" onClick={copyAll}>
          {copy.copy}
        </Button>
        <Button onClick={onSaved}>{copy.kept}</Button>
      </div>
    </div>
  );
}
