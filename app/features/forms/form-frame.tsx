import { createContext, type ReactNode, use } from 'react';
import { cn } from '#app/lib/cn.ts';
import type { Problems } from './read-form.ts';
import type { FormState } from './use-form.ts';

const ProblemsContext = createContext<Problems>({});

/** The problem of one field of the form around. */
export function useProblem(name: string): string | undefined {
  return use(ProblemsContext)[name];
}

interface FormFrameProps {
  readonly form: FormState;
  /** Names the form for those who do not see its heading. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function FormFrame({ form, label, className, children }: FormFrameProps) {
  return (
    <ProblemsContext value={form.problems}>
      <form
        ref={form.ref}
        onSubmit={form.submit}
        onChange={form.forgive}
        noValidate
        aria-label={label}
        className={cn(className)}
      >
        {children}
        <Trap />
      </form>
    </ProblemsContext>
  );
}

/** People neither see, reach nor hear it; programs that fill in everything give themselves away. */
function Trap() {
  return (
    <input
      type="text"
      name="trap"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}
