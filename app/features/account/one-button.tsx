import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { FormError } from './form-error.tsx';

interface Props {
  readonly label: string;
  readonly busyText: string;
  /** Null when it worked, else one sentence. */
  readonly onPress: () => Promise<string | null>;
}

/** A link in a mail only opens a page; what it is about happens with this button, because mail scanners open links. */
export function OneButton({ label, busyText, onPress }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    setProblem(await onPress());
    setIsBusy(false);
  };
  return (
    <div className="mt-8 grid gap-4">
      <Button block onClick={press} busyText={isBusy ? busyText : undefined}>
        {label}
      </Button>
      <FormError message={problem} />
    </div>
  );
}
