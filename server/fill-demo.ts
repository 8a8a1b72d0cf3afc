import {
  type DemoShopping,
  seedDemo,
  seedFiles,
  seedLibrary,
  seedPast,
  shopAsDemoBuyer,
} from '#db/seed/index.ts';
import type { Composition } from './compose/compose.ts';
import { readCourseConsumption } from './courses/index.ts';
import { createDevGateway } from './payments/index.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/database/db.ts';

interface DemoPlace {
  readonly config: Config;
  readonly url: string;
  readonly app_url: string;
}

/** Runs once; an interrupted start resumes at the next, so commits need not wait for the disk. */
export async function fillDemo(composition: Composition, { config, url, app_url }: DemoPlace): Promise<void> {
  const db = openDatabase(url, { pool_size: 4, may_lose_commits: true });
  try {
    // Always the development gateway, whichever gateways are offered to people.
    const gateways = [createDevGateway({ db, app_url, secret: config.dev_gateway_secret })] as const;
    const services = { ...composition.top_ups, db, gateways };
    const buyAndTopUp = (shopping: DemoShopping) => shopAsDemoBuyer(services, shopping);
    await seedFiles({ db, storage: composition.storage });
    await seedDemo({ db, buyAndTopUp, has_past: config.has_demo_past });
    await seedPast({ ...services, readConsumption: readCourseConsumption });
    await seedLibrary(db);
  } finally {
    await db.close();
  }
}
