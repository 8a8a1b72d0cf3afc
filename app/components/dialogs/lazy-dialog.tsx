import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';

/** A dialog whose code comes with the press that opens it: a list brings no form for what is seldom done. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyPart(load);
  return function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
