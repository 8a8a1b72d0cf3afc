import {
  getProfile as getProfileEndpoint,
  updateProfile as updateProfileEndpoint,
} from '#contract/account/profile.ts';
import { getProfile, type Profile, updateProfile } from '#server/modules/identity/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export interface ProfileServices {
  readonly db: Database;
}

export function profileRoutes({ db }: ProfileServices): readonly Implementation[] {
  return [
    implement(getProfileEndpoint, async ({ caller }) =>
      succeed({ profile: toWire(await getProfile(db.orm, caller.id)) }),
    ),
    implement(updateProfileEndpoint, ({ caller, body }) =>
      withTx<{ profile: ReturnType<typeof toWire> }, { code: 'PROFILE_CHANGED' }>(db, async (tx) => {
        const updated = await updateProfile(tx, caller.id, body);
        return updated.ok ? succeed({ profile: toWire(updated.value) }) : updated;
      }),
    ),
  ];
}

function toWire(profile: Profile) {
  const { completion } = profile;
  return { ...profile, completion: { ...completion, missing_fields: [...completion.missing_fields] } };
}
