import { type SourceFile, shapeProblems } from './function-shape.ts';

interface Ban {
  readonly name: string;
  readonly message: string;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly exempt?: RegExp;
  /** Further conditions on the file's text: it matches `when` and does not match `unless`. */
  readonly when?: RegExp;
  readonly unless?: RegExp;
}

const elsewhere = /^(?!tools\/style\/)/;
const app = /^app\/.*(?<!\.test)\.tsx?$/;
const money = /^(app|contract|server\/catalog\/editing)\/.*(?<!\.test)\.tsx?$/;

const bans: readonly Ban[] = [
  {
    name: 'note-for-later',
    message: 'a note for later: do it, or write it in the closing note',
    pattern: /\b(TODO|FIXME|XXX)\b/,
    files: elsewhere,
  },
  {
    name: 'unchecked',
    message: 'the checker is turned off',
    pattern: /@ts-(ignore|expect-error|nocheck)/,
    files: elsewhere,
  },
  {
    name: 'unrun-test',
    message: 'a test that does not run, or stops others',
    pattern: /\b(test|it|describe)(\.\w+)*\.(only|skip|skipIf|runIf|todo|fails)\b/,
    files: /^(?!tools\/style\/).*\.(test|e2e)\.tsx?$/,
  },
  {
    // A time that fits one machine fails on another: a limit only ends what hangs (`tests/support/time-limits.ts`).
    name: 'timed-test',
    message:
      'a test that knows how fast the machine is: wait for a state (waitFor, eventually), measure in bench',
    pattern:
      /\bperformance\.now\(|\bvi\.wait(For|Until)\(|\b(t|testT|hookT)imeout: ?[\d_]|\bsetDefaultTimeout\(\d/,
    files: /^(?!tools\/|bench\/).*\.(test|e2e)\.tsx?$|^tests\//,
    // Measures that an answer takes at least a certain time.
    exempt: /^tests\/(support\/wait-for\.ts|api\/attacks\.test\.ts|releases\/.*)$/,
  },
  {
    name: 'using',
    message: '`using`: the check of the arrows cannot read it; close in a finally',
    pattern: /\busing\s+\w+\s*(=|of\b)/,
    files: /^(?!tools\/style\/).*\.tsx?$/,
  },
  {
    // Colours come from the tokens, so that both themes have them. Anchors and drawings look alike: `href="#faq"`.
    name: 'colour-tokens',
    message: 'a colour literal: use a token',
    pattern:
      /(?<!(?:href|to)=\{?["'`][^"'`#\n]*|\})#[0-9a-f]{3,8}\b(?!['"]?\s*\/)|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i,
    files: /^app\/.*\.(tsx|css)$/,
    exempt: /^app\/styles\/tokens\.css$/,
  },
  {
    // A column that is added later must not reach code that never asked for it.
    name: 'named-columns',
    message: 'a `*` for columns: name them',
    pattern: /\b(select|returning)\s+(distinct\s+)?(\w+\.)?\*/i,
    files: /^(?!tools\/style\/).*\.(ts|sql)$/,
  },
  // Typed rupiah is parsed by `parseRupiah` alone (DECISIONS 60): `Number` reads `25.000` as 25, and a number field
  // depends on the browser's locale.
  {
    name: 'typed-money',
    message: 'a number field: an amount is a MoneyField, a count is text',
    pattern: /\btype[=:]\s*\{?["']number["']|\bstep[=:]\s*\{?["']?(any|0?\.\d)/,
    files: money,
    // Number fields that count no money.
    exempt:
      /^app\/(components\/ui\/input|features\/(leads\/admin\/lead-page|content\/admin\/(articles\/metric-rows|controlled-text-field)|dev\/admin\/(generator-row|dev-tools\.route)))\.tsx$/,
  },
  {
    name: 'typed-money',
    message: 'an amount by Number: use parseRupiah',
    pattern:
      /\b(Number|parseInt|parseFloat)\([^;\n]*\b\w*(amount|price|nominal|rupiah|top_?up|balance|credit|adjustment_limit)/i,
    files: money,
  },
  {
    name: 'typed-money',
    message: 'an amount by coercion: the API takes whole numbers',
    pattern: /\b\w*(amount|price)\w*:\s*z\.coerce\.number/i,
    files: money,
  },
  // A failed call does not mean that nothing exists: an outage must turn no page into a 404, and empty no list.
  {
    name: 'believed-failure',
    message: 'a failed call taken for "there is none": foundOrNull or orThrow',
    pattern: /if \(!\S+\.ok\) return (\[\]|null\b|data\(|new Response)/,
    files: app,
  },
  {
    name: 'believed-failure',
    message: '404 for whatever an API call said: foundOrNull',
    pattern: /status: 404/,
    files: app,
    when: /\.call\(/,
    unless: /\b(foundOrNull|orThrow)\(/,
  },
  {
    name: 'believed-failure',
    message: 'actionApi is for actions: loaders use api',
    pattern: /\bactionApi\(/,
    files: /^app\/(.*\.route\.tsx?|root\.tsx)$/,
    // They handle failed parts themselves: the site's frame, and parts that load later.
    exempt:
      /^app\/(root\.tsx|shell\/portal\/layout\.route\.tsx|features\/(reports\/admin\/(dashboard\/dashboard|reports)|site\/product-cover)\.route\.tsx?)$/,
    unless: /export (async function|function|const) action\b/,
  },
  {
    // A route's own rule can suit its POST and break a GET form on the same page.
    name: 'own-revalidation',
    message: 'a `shouldRevalidate` of its own: use revalidateAfterPost',
    pattern: /\bshouldRevalidate\b(?! = revalidate(AfterPost;|PageAfterPost\())/,
    files: /^app\/(.*\.route|root)\.tsx?$/,
    // Frames, which load once.
    exempt: /^app\/(root|shell\/portal\/layout\.route)\.tsx$/,
  },
  {
    // Without a method, a form submitted before hydration leaves as a GET with all input in the address.
    name: 'posted-forms',
    message: 'a form without a method: write `method="post"` first, or use ActionForm',
    pattern: /<(?:form|\w+\.Form)\b(?![^>]*method=)/,
    files: /^app\/.*(?<!\.test)\.tsx$/,
  },
];

const LONGEST = 300;
/** Each text is there twice, once per language. */
const LONGEST_CATALOGUE = 450;
const SPLITTABLE = /(?<!-copy)\.(ts|tsx|mjs|cjs)$/;
/** Names that say nothing collect everything. */
const VAGUE = /(^|[/.-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/;

export function checkFile(file: SourceFile): readonly string[] {
  const { path, text } = file;
  const vague = VAGUE.exec(path);
  const findings = bans
    .filter(({ files, exempt }) => files.test(path) && exempt?.test(path) !== true)
    .filter(({ when, unless }) => when?.test(text) !== false && unless?.test(text) !== true)
    .flatMap(({ name, message, pattern }) =>
      linesWith(text, pattern).map((line) => `${line} ${name}: ${message}`),
    );
  const lines = text.trimEnd().split('\n').length;
  const longest = path.startsWith('messages/') ? LONGEST_CATALOGUE : LONGEST;
  if (lines > longest && SPLITTABLE.test(path)) findings.push(`${longest + 1} file-length: ${lines} lines`);
  if (vague !== null) findings.push(`1 plain-names: "${vague[2]}" says nothing about what is inside`);
  if (/\.tsx?$/.test(path)) findings.push(...shapeProblems(file));
  return findings.map((finding) => `${path}:${finding}`);
}

function linesWith(text: string, pattern: RegExp): readonly number[] {
  const found = text.matchAll(new RegExp(pattern, `${pattern.flags}g`));
  return [...new Set([...found].map(({ index }) => text.slice(0, index).split('\n').length))];
}
