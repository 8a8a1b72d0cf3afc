/**
 * The demo business of a fresh development installation; production has none of it. Its texts are Markdown with front
 * matter, the rest is YAML; both are read when they are written to the database.
 */
export { demoSignIns } from './accounts.ts';
export { demoCodes } from './demo-discounts.ts';
export { seedPast } from './past/seed-past.ts';
export { type DemoShopping, seedDemo } from './seed-demo.ts';
export { seedFiles, seedLibrary } from './seed-library.ts';
export { shopAsDemoBuyer } from './shop-as-demo-buyer.ts';
