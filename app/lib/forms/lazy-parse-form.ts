/** Only ever loaded lazily: a module that is imported both ways costs every page a helper of the bundler. */
export { parseForm } from './parse-form.ts';
