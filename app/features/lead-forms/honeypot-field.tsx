/** People neither see, reach nor hear it; programs that fill in everything give themselves away. */
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
