import { useSearchParams } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { availabilityAction } from '#app/features/bookings/admin/availability/availability-actions.ts';
import { BlockedTimes, DaysOff } from '#app/features/bookings/admin/availability/closed-times.tsx';
import { SessionForm } from '#app/features/bookings/admin/availability/session-form.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getAvailability } from '#contract/bookings/admin-availability.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import { dayOf } from '#shared/time/dates.ts';
import type { Route } from './+types/availability.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getAvailability));
}

export const action = availabilityAction;
export const clientAction = formClientAction;

const BlockDialog = lazyDialog(
  async () => (await import('#app/features/bookings/admin/block-dialog.tsx')).BlockDialog,
);
const BlockToday = ({ onClose }: { readonly onClose: () => void }) => (
  <BlockDialog block={{ day: dayOf(new Date()), from: '09:00', until: '12:00' }} onClose={onClose} />
);

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function AvailabilityRoute({ loaderData }: Route.ComponentProps) {
  const { session_types, products, days_off, blocked_times } = loaderData;
  const [search] = useSearchParams();
  const isOpen = (id: string) => search.get('of') === id;
  const ofKind = (kind: 'free' | 'audit') => session_types.find((type) => type.kind === kind);
  return (
    <>
      <BackLink to="/admin/bookings">{bookingsCopy.title}</BackLink>
      <PageHeader title={copy.title} subtitle={copy.lede} />
      <div className="grid max-w-[1080px] gap-3">
        {session_types.map((type) =>
          type.product_id === null ? null : (
            <SessionForm
              key={type.id}
              target={type.product_id}
              title={type.title ?? ''}
              daysOff={days_off}
              saved={type}
              isOpen={isOpen(type.product_id)}
            />
          ),
        )}
        {products.map(({ id, title }) => (
          <SessionForm
            key={id}
            target={id}
            title={title}
            daysOff={days_off}
            saved={undefined}
            isOpen={isOpen(id)}
          />
        ))}
        <SessionForm target="free" title={copy.kinds.free} daysOff={days_off} saved={ofKind('free')} />
        <SessionForm target="audit" title={copy.kinds.audit} daysOff={days_off} saved={ofKind('audit')} />
      </div>
      <DaysOff days={days_off} />
      <BlockedTimes times={blocked_times} AddDialog={BlockToday} />
    </>
  );
}
