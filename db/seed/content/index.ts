/** What the demo business publishes: posts, case studies, questions, testimonials, texts of their own. */
export { writeContent } from './write-content.ts';
export { writeDemoSettings } from './write-demo-settings.ts';
