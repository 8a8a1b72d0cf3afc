const LOOK_EVERY_MS = 300;

/**
 * Calls back when the npm that started this script ends. A SIGTERM to npm ends only the shell in between, so this
 * process would stay behind. Without npm, it may outlive its parent.
 */
export function followNpm(onGone) {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    onGone();
  }, LOOK_EVERY_MS);
  looking.unref();
}
