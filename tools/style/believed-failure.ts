import { findPattern, type SourceFile, type StyleRule } from './style-rule.ts';

const TAKEN_FOR_NOTHING = /if \(!\S+\.ok\) return (\[\]|null\b|data\(|new Response)/;
const GONE = /status: 404/;
const ASKED = /\.call\(/;
const JUDGED = /\b(foundOrNull|orThrow)\(/;
const FORGIVING = /\bactionApi\(/;
const ACTION = /export (async function|function|const) action\b/;
/** Loaders that say themselves what did not come: the frame of the site, and parts that arrive later. */
const SAYING_IT = [
  'app/root.tsx',
  'app/routes/portal/layout.tsx',
  'app/routes/admin/dashboard.tsx',
  'app/routes/admin/reports.tsx',
];

/** A call that failed is no proof that there is nothing: a page must not become 404, nor a list empty, by an outage. */
export const believedFailure: StyleRule = {
  name: 'believed-failure',
  appliesTo: (path) => /^app\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  check: (file) => [
    ...findPattern(
      file,
      TAKEN_FOR_NOTHING,
      'a failed call taken for "there is none": foundOrNull or orThrow',
    ),
    ...(ASKED.test(file.text) && !JUDGED.test(file.text)
      ? findPattern(file, GONE, '404 for whatever an API call said: foundOrNull')
      : []),
    ...(isPlainLoader(file) ? findPattern(file, FORGIVING, 'actionApi is for actions: loaders use api') : []),
  ],
};

function isPlainLoader({ path, text }: SourceFile): boolean {
  const isRoute = path.startsWith('app/routes/') || path === 'app/root.tsx';
  return isRoute && !ACTION.test(text) && !SAYING_IT.includes(path);
}
