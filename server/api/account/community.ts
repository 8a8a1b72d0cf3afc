import { getCommunity } from '#contract/account/community.ts';
import { isCommunityMember } from '#server/modules/leads/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { type Implementation, implement } from '../implement.ts';

export interface CommunityServices {
  readonly db: Database;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function communityRoutes({ db, readSettings }: CommunityServices): readonly Implementation[] {
  return [
    implement(getCommunity, async ({ caller }) => {
      const is_member = await isCommunityMember(db.orm, caller.id);
      return succeed({
        is_member,
        group_url: is_member ? (await readSettings()).community_url || null : null,
      });
    }),
  ];
}
