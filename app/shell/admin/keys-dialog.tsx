import { useId, useState } from 'react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { adminShellCopy, adminKeysCopy as copy } from '#messages/shell/admin.ts';
import { areShortcutsEnabled, listKeys, setShortcutsEnabled } from './list-keys.ts';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setIsOn] = useState(areShortcutsEnabled);
  const switchId = useId();
  const turn = (next: boolean) => {
    setShortcutsEnabled(next);
    setIsOn(next);
  };
  const keys = [
    ...listKeys.map(({ key, does }) => ({ key: copy.names[key], text: copy.does[does] })),
    { key: adminShellCopy.searchKeys, text: adminShellCopy.search },
  ];
  return (
    <DialogFrame title={copy.title} text={copy.text} onClose={onClose}>
      <dl>
        {keys.map(({ key, text }) => (
          <div
            key={key}
            className="flex min-h-11 items-center justify-between gap-4 border-line border-b text-ui"
          >
            <dt className="order-last">
              <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-tag bg-sunk px-2 font-sans font-semibold text-small shadow-[inset_0_0_0_1px_var(--line-strong)]">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex items-center justify-between gap-4">
        <label htmlFor={switchId} className="font-semibold text-ui">
          {copy.on}
        </label>
        <Switch id={switchId} checked={isOn} onCheckedChange={turn} />
      </div>
    </DialogFrame>
  );
}
