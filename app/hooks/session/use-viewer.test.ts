import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sari = { id: 'a', email: 'sari@contoh.example', full_name: 'Sari', role: 'user', avatar_url: null };
const SIGNED_OUT = { status: 'ready', viewer: null, is_unreachable: false };
const known = (user: object | null) => Response.json({ user });
/** The server does not answer before the browser gives up. */
const silence = (request: unknown) =>
  new Promise<Response>((_resolve, reject) => {
    if (request instanceof Request)
      request.signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
  });

interface Page {
  readonly fetchMock: ReturnType<typeof vi.fn<typeof fetch>>;
  readonly hook: typeof import('./use-viewer.ts') & typeof import('./sign-out.ts');
  /** `known`, or nothing: what the style of the page goes by. */
  readonly hint: () => string | undefined;
  /** As on a device where somebody was signed in when the page was open last. */
  readonly remember: () => void;
}

let page: Page;

/** A page that was just opened: the hook keeps what it knows for as long as the page lives. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const fetchMock = vi.fn<typeof fetch>();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('fetch', fetchMock);
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('document', { documentElement: { dataset }, visibilityState: 'visible', ...listening });
  vi.stubGlobal('window', listening);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  // The signal of Node counts real milliseconds.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), ms);
    return control.signal;
  });
  page = {
    fetchMock,
    hook: { ...(await import('./use-viewer.ts')), ...(await import('./sign-out.ts')) },
    hint: () => dataset.viewer,
    remember: () => {
      dataset.viewer = 'known';
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(AbortSignal.timeout).mockRestore();
  vi.unstubAllGlobals();
  // What was loaded here took this process for a browser: the next file of the worker loads its own.
  vi.resetModules();
});

test('[AUTH-025] the first response sets the viewer, and a later one updates them', async () => {
  page.fetchMock.mockResolvedValueOnce(known(null)).mockResolvedValueOnce(known(sari));
  await page.hook.refreshViewer();
  expect([page.hook.getViewerState(), page.hint()]).toEqual([SIGNED_OUT, undefined]);
  await page.hook.refreshViewer();
  expect(page.hook.getViewerState().viewer).toMatchObject({ full_name: 'Sari', role: 'user' });
  page.fetchMock.mockResolvedValueOnce(known({ ...sari, full_name: 'Sari Wulandari' }));
  await page.hook.refreshViewer();
  expect(page.hook.getViewerState().viewer?.full_name).toBe('Sari Wulandari');
  expect(page.hint()).toBe('known');
});

test('[ENT-003] who has no name yet is shown by the e-mail, with id and picture', async () => {
  page.fetchMock.mockResolvedValueOnce(known({ ...sari, full_name: ' ', avatar_url: '/media/sari.webp' }));
  await page.hook.refreshViewer();
  expect(page.hook.getViewerState().viewer).toMatchObject({
    id: sari.id,
    full_name: sari.email,
    avatar_url: '/media/sari.webp',
  });
});

test('[AUTH-029] after 5000 ms without a response the page continues, signed out', async () => {
  page.fetchMock.mockImplementation(silence);
  void page.hook.refreshViewer();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(page.hook.getViewerState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(page.hook.getViewerState()).toMatchObject({ status: 'ready', viewer: null });
});

test('[AUTH-030] a network error is retried after 1, 2 and 3 seconds, and then no more', async () => {
  page.fetchMock.mockRejectedValue(new TypeError('network'));
  void page.hook.refreshViewer();
  const counts: number[] = [];
  for (const ms of [0, 999, 1, 1_999, 1, 2_999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(page.fetchMock.mock.calls.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('[AUTH-030] a session that a network error hid appears with the first response', async () => {
  page.fetchMock.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(known(sari));
  void page.hook.refreshViewer();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.hook.getViewerState().viewer).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.hook.getViewerState().viewer?.email).toBe(sari.email);
});

test('[AUTH-027, AUTH-028] signing out clears the viewer at once, whatever the server responds', async () => {
  for (const status of [401, 403, 404]) {
    page.fetchMock.mockResolvedValueOnce(known(sari));
    await page.hook.refreshViewer();
    let answer: (response: Response) => void = () => {};
    page.fetchMock.mockReturnValueOnce(
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    );
    const leaving = page.hook.signOut();
    expect([page.hook.getViewerState().viewer, page.hint()]).toEqual([null, undefined]);
    answer(Response.json({ error: 'x' }, { status }));
    await leaving;
    expect(page.hook.getViewerState()).toEqual(SIGNED_OUT);
  }
  page.fetchMock.mockRejectedValueOnce(new TypeError('network'));
  await page.hook.signOut();
  expect(page.hook.getViewerState().viewer).toBeNull();
});

test('an outage signs nobody out: the viewer stays, and the fetch is retried until it succeeds', async () => {
  page.fetchMock.mockResolvedValueOnce(known(sari));
  await page.hook.refreshViewer();
  page.fetchMock.mockImplementation(async () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));
  await page.hook.refreshViewer();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.hook.getViewerState()).toMatchObject({ status: 'ready', is_unreachable: true });
  expect([page.hook.getViewerState().viewer?.email, page.hint()]).toEqual([sari.email, 'known']);
  page.fetchMock.mockResolvedValueOnce(known(null));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.hook.getViewerState()).toEqual(SIGNED_OUT);
});

test('a page opened in an outage does not show a signed-in user as signed out', async () => {
  page.remember();
  page.fetchMock.mockImplementation(async () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));
  await page.hook.refreshViewer();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.hook.getViewerState()).toEqual({ status: 'loading', viewer: null, is_unreachable: true });
  page.fetchMock.mockResolvedValueOnce(known(sari));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.hook.getViewerState().viewer?.email).toBe(sari.email);
});

test('a response in flight during sign-out brings nobody back', async () => {
  let answer: (response: Response) => void = () => {};
  page.fetchMock.mockReturnValueOnce(
    new Promise<Response>((resolve) => {
      answer = resolve;
    }),
  );
  const asking = page.hook.refreshViewer();
  page.fetchMock.mockResolvedValueOnce(Response.json({ status: true }));
  await page.hook.signOut();
  answer(known(sari));
  await asking;
  expect(page.hook.getViewerState().viewer).toBeNull();
});
