export { writeContent } from './write-content.ts';
export { writeDemoSettings } from './write-demo-settings.ts';
