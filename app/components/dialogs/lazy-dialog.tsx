import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';

/** Loads the dialog's code on the press that opens it, so that lists do not bundle its form. */
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
