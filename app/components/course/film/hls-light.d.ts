/** The light build brings no types of its own; it is the whole one without what this player never plays. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
