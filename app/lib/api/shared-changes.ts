/** Between the tabs of this browser: which query changed, and the key of what changed. */
interface SharedChange {
  readonly name: string;
  readonly key: string;
}

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('changes');

/** Tells the other tabs that something was changed. */
export function shareChange(name: string, key: string): void {
  channel?.postMessage({ name, key });
}

export function onSharedChange(name: string, onChange: (key: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SharedChange>) => {
    if (data.name === name) onChange(data.key);
  });
}
