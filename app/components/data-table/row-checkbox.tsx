interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <label className="grid size-tap place-items-center @max-cards:size-13 @max-cards:rounded-control @max-cards:opacity-0 @max-cards:has-checked:bg-scrim @max-cards:has-checked:opacity-100 @max-cards:has-focus-visible:opacity-100">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
