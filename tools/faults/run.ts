import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type Crowd, kinds, sendCrowd } from './actors.ts';
import { spawnBucket } from './bucket-process.ts';
import { type Comparison, compareBooks } from './compare-books.ts';
import { faultsOf, type Stage } from './faults.ts';
import { install, makeDataFolder, type Shape, STOP_LIMIT_MS, shapes } from './installation.ts';
import { type FaultShop, openPool, prepareShop } from './prepare-shop.ts';
import { createRandom } from './random.ts';
import { type Recovery, watchRecovery } from './watch-recovery.ts';

const TARGET = { answerMs: 15_000, creditMs: 20_000 };
const LOAD_MS = { least: 500, most: 3_000 };
const MINUTE_MS = 60_000;

type Tally = Map<string, Recovery[]>;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      shape: { type: 'string', default: 'both' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const chosen = shapes.filter((shape) => values.shape === 'both' || values.shape === shape);
  if (chosen.length === 0) throw new Error('--shape: one, four or both');
  const minutes = Number(values.minutes) / chosen.length;
  let isGood = true;
  for (const shape of chosen) isGood = (await runShape(shape, minutes, Number(values.seed))) && isGood;
  return isGood ? 0 : 1;
}

async function runShape(shape: Shape, minutes: number, seed: number): Promise<boolean> {
  const folder = await makeDataFolder();
  const bucket = await spawnBucket();
  const shop = await prepareShop(folder.path, bucket.settings);
  const installation = await install(shape, folder.path, bucket);
  const stage = { installation, folder, bucket, minutes, random: createRandom(seed) };
  const crowd = sendCrowd(shop, installation.address);
  console.log(`shape ${shape}, seed ${seed}, ${minutes} minutes`);
  if (!folder.isDisk) console.log('the disk could not be filled: only root can mount a small one');
  try {
    const tally = await breakThings(stage, shop, crowd);
    await crowd.finish();
    const comparison = await withBooks(stage, (pool) => compareBooks(pool, crowd.acknowledged));
    const stopped = await installation.stop();
    await folder.remove(false);
    const isRecovered = printRecoveries(tally);
    const isWhole = printBooks(crowd, comparison);
    console.log(`stopped in ${stopped.ms} ms with exit codes ${stopped.codes.join(', ')}`);
    return isRecovered && isWhole && stopped.ms <= STOP_LIMIT_MS && stopped.codes.every((code) => code === 0);
  } catch (error) {
    console.error(`what the processes logged is in ${folder.path}.log`);
    await installation.kill();
    await folder.remove(true);
    throw error;
  } finally {
    bucket.kill();
  }
}

/** Every kind once in a random order, then in another, until the time is over. */
async function breakThings(stage: Stage, shop: FaultShop, crowd: Crowd): Promise<Tally> {
  const { installation, random } = stage;
  const faults = faultsOf(stage);
  const tally: Tally = new Map(faults.map(([name]) => [name, []]));
  const ends = Date.now() + stage.minutes * MINUTE_MS;
  const watch = {
    crowd,
    address: installation.address,
    token: shop.admin_token,
    media_path: shop.media_path,
  };
  await watchRecovery(watch, Date.now());
  while (Date.now() < ends) {
    for (const [name, fault] of random.shuffled(faults)) {
      if (Date.now() >= ends) break;
      await wait(random.between(LOAD_MS.least, LOAD_MS.most));
      const recovery = await watchRecovery(watch, await fault(stage));
      crowd.assertWell();
      tally.get(name)?.push(recovery);
      console.log(`${name}: answers after ${recovery.answerMs} ms, credits after ${recovery.creditMs} ms`);
    }
  }
  return tally;
}

async function withBooks<Value>(
  { installation }: Stage,
  look: (pool: pg.Pool) => Promise<Value>,
): Promise<Value> {
  const pool = openPool(await installation.databaseUrl(), 1);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

function printRecoveries(tally: Tally): boolean {
  let isGood = true;
  for (const [name, recoveries] of tally) {
    const answerMs = Math.max(0, ...recoveries.map((each) => each.answerMs));
    const creditMs = Math.max(0, ...recoveries.map((each) => each.creditMs));
    const isInTime = answerMs <= TARGET.answerMs && creditMs <= TARGET.creditMs;
    isGood &&= isInTime;
    console.log(
      `${isInTime ? 'ok    ' : 'MISSED'} ${name}: ${recoveries.length} times, first answer after at most ` +
        `${answerMs} ms, first credited top-up after at most ${creditMs} ms`,
    );
  }
  return isGood;
}

function printBooks(crowd: Crowd, { lost, doubled, half_done, broken }: Comparison): boolean {
  const counts = kinds.map(
    (kind) => `${kind} ${crowd.acknowledged.filter((each) => each.kind === kind).length}`,
  );
  console.log(
    `acknowledged ${crowd.acknowledged.length} (${counts.join(', ')})  repeated calls ${crowd.repeated()}  ` +
      `lost ${lost}  doubled ${doubled}  half done ${half_done}  audit ${broken.length === 0 ? 'clean' : broken.join(', ')}`,
  );
  return lost === 0 && doubled === 0 && half_done === 0 && broken.length === 0;
}

process.exitCode = await main();
