import { Pagination } from '#app/components/page/pagination.tsx';
import type { SecurityEvent } from '#contract/account/security.ts';
import { eventsCopy as copy, securityEventLabels } from '#messages/account/security-settings.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { SettingsSection } from './settings-layout.tsx';

/** Highlighted, because somebody else may have access. */
const sensitiveActions = new Set<SecurityEvent['action']>([
  'account.sign_in_failed',
  'account.two_factor_disabled',
  'account.email_change_requested',
  'account.email_changed',
  'account.recovery_code_used',
  'account.deletion_requested',
  'user.role_changed',
  'user.deactivated',
  'user.second_factor_lifted',
]);

interface Props {
  readonly events: readonly SecurityEvent[];
  readonly page: number;
  readonly pageCount: number;
}

export function SecurityEventList({ events, page, pageCount }: Props) {
  return (
    <SettingsSection title={copy.title} lede={copy.lede}>
      {events.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-2 text-ui">{copy.none}</p>
      ) : (
        <ol className="border-line border-l">
          {events.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(next) => `/user/settings?tab=devices&page=${next}`}
      />
    </SettingsSection>
  );
}

function isStaffAction({ action, is_own }: SecurityEvent): boolean {
  return action.startsWith('user.') || (action.startsWith('account.deletion_') && !is_own);
}

function SecurityEventRow({ event }: { readonly event: SecurityEvent }) {
  const { action, device, address, created_at } = event;
  return (
    <li className="relative grid gap-x-6 py-2.5 pl-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span
        aria-hidden
        className={`-left-[5px] absolute top-4.5 size-2.5 rounded-full ring-4 ring-paper ${sensitiveActions.has(action) ? 'bg-dawn-2' : 'bg-line-strong'}`}
      />
      <span className="font-medium text-ui">
        {securityEventLabels[action]}
        {isStaffAction(event) && <span className="text-ink-3"> {copy.byTeam}</span>}
      </span>
      <span className="num text-ink-3 text-small sm:text-right">{formatDayTime(created_at)}</span>
      {(device !== null || address !== null) && (
        <span className="num whitespace-normal break-all text-ink-3 text-small">
          {[device, address].filter((part) => part !== null).join(' · ')}
        </span>
      )}
    </li>
  );
}
