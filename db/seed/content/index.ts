export { writeContent, writeDemoSettings } from './demo-content.ts';
