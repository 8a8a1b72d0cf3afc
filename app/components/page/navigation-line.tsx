import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';

/** Says at the top of the screen that a press arrived, while the page that it leads to is fetched. */
export function NavigationLine() {
  const router = use(DataRouterContext)?.router;
  const [isFetching, setFetching] = useState(false);
  // From the router itself: its hooks are a transition, which may wait longer than a press should.
  useEffect(() => router?.subscribe(({ navigation }) => setFetching(navigation.state !== 'idle')), [router]);
  const isDrawing = useNavigation().state !== 'idle';
  if (!isFetching && !isDrawing) return null;
  return (
    <span
      aria-hidden="true"
      data-slot="navigation-line"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-fill-slowly bg-dawn-2"
    />
  );
}
