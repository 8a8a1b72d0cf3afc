import type { DemoSitePage } from './demo-content.ts';
import { privacyPage } from './privacy-page.ts';
import { termsPage } from './terms-page.ts';

/** /privacy and /terms of the demo business (DECISIONS 43). */
export const demoSitePages: readonly DemoSitePage[] = [privacyPage, termsPage];
