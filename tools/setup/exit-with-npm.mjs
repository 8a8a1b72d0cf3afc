const LOOK_EVERY_MS = 300;

/**
 * Calls back when the npm that started this script was ended. A SIGTERM to npm ends the shell in between and goes no
 * further, so this process would stay behind alone. Started by anything but npm, it may outlive whoever started it.
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
