/** Hidden from people and screen readers; bots fill it in. */
export function HoneypotField() {
  return (
    <input
      type="text"
      name="trap"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="pointer-events-none absolute size-px opacity-0"
    />
  );
}
