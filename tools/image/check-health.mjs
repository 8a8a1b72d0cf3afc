// The image's HEALTHCHECK: exit code 0 while the process lives, whether it serves pages or only runs jobs.
const { WORKER_PORT, PORT = '3000' } = process.env;
try {
  const { ok } = await fetch(`http://127.0.0.1:${WORKER_PORT || PORT}/healthz`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
