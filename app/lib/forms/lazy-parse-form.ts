/** Only loaded lazily: a module that is imported both ways costs every page a bundler helper. */
export { parseForm } from './parse-form.ts';
