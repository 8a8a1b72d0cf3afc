import { CopyButton } from '#app/components/page/copy-button.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { programsCopy as copy } from '#messages/programs/admin.ts';

interface Props {
  readonly title: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** A key or secret that cannot be shown again, because it is stored as a digest, or sealed. */
export function OneTimeSecret({ title, secret, onDone }: Props) {
  return (
    <div
      role="status"
      className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-dawn-soft p-4"
    >
      <h2 className="font-semibold text-ui">{title}</h2>
      <p className="text-small">{copy.copyNow}</p>
      <code className="wrap-anywhere text-small">{secret}</code>
      <div className="-ml-4 flex flex-wrap gap-2">
        <CopyButton text={secret} name={title} />
        <Button variant="quiet" size="sm" onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </div>
  );
}
