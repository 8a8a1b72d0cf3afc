import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';

export function NavigationLine() {
  const router = use(DataRouterContext)?.router;
  const [isFetching, setFetching] = useState(false);
  // Subscribes to the router, because its hooks run in a transition, which may lag behind the press.
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
