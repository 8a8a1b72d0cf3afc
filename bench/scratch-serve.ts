import { writeFileSync } from 'node:fs';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { ADMIN, BUYER } from '#tests/support/shop/demo-accounts.ts';
import { openStage } from './stage.ts';
const stage = await openStage();
const { app_url, pid } = await stage.openDemo();
writeFileSync('/tmp/stage.json', JSON.stringify({ app_url, pid, user: await sessionCookie(app_url, BUYER), admin: await sessionCookie(app_url, ADMIN) }));
process.once('SIGTERM', () => void stage.close().then(() => process.exit(0)));
setInterval(() => {}, 1000);
