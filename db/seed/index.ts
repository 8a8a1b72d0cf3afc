/**
 * The demo business: what a fresh development installation starts with. Nothing of it exists in production. Its texts
 * are Markdown with fields at the top, the rest is YAML; both are read when they are written to the database.
 */
export { demoSignIns } from './demo-sign-ins.ts';
export { demoCodes } from './demo-vouchers.ts';
export { seedPast } from './past/seed-past.ts';
export { type DemoShopping, seedDemo } from './seed-demo.ts';
export { seedFiles, seedLibrary } from './seed-library.ts';
export { shopAsDemoBuyer } from './shop-as-demo-buyer.ts';
