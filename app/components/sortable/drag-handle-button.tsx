import { GripVertical } from 'lucide-react';
import { type ButtonHTMLAttributes, createContext, type Ref, useContext } from 'react';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { cn } from '#app/lib/cn.ts';

interface DragHandle {
  readonly ref: Ref<HTMLButtonElement>;
  readonly props: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** What makes a button the handle of the item around it; null where nothing can be moved. */
export const DragHandleContext = createContext<DragHandle | null>(null);

interface DragHandleButtonProps {
  /** The thing that is moved: "Pindahkan Template SOP AI". */
  readonly label: string;
  /** Why it can not be moved just now. */
  readonly disabledReason?: string | undefined;
  readonly className?: string;
}

/**
 * The handle by which an item of a `SortableList` is moved, with pointer, finger or keyboard. Outside of one, and until
 * the page is alive, it is there but shut.
 */
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
