import { GripVertical } from 'lucide-react';
import { type ButtonHTMLAttributes, createContext, type Ref, useContext } from 'react';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { cn } from '#app/lib/cn.ts';

interface DragHandle {
  readonly ref: Ref<HTMLButtonElement>;
  readonly props: ButtonHTMLAttributes<HTMLButtonElement>;
}

export const DragHandleContext = createContext<DragHandle | null>(null);

interface DragHandleButtonProps {
  readonly label: string;
  readonly disabledReason?: string | undefined;
  readonly className?: string;
}

export function DragHandleButton({ label, disabledReason, className }: DragHandleButtonProps) {
  const isHydrated = useHydrated();
  const dragHandle = useContext(DragHandleContext);
  return (
    <button
      type="button"
      aria-label={label}
      title={disabledReason}
      disabled={dragHandle === null || !isHydrated}
      className={cn(
        'grid size-tap shrink-0 cursor-grab touch-none place-items-center rounded-small text-ink-3 hover:bg-soft hover:text-ink focus-visible:outline-2 focus-visible:outline-link active:cursor-grabbing disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...dragHandle?.props}
      ref={dragHandle?.ref}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}
