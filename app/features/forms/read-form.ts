/** Field name to its problem. */
export type Problems = Readonly<Record<string, string>>;

/**
 * The required fields that hold nothing, with the sentence each control carries in `data-missing`. A fieldset stands
 * for a group of boxes of which one must be ticked. Whether a value is right is the server's to say.
 */
export function missingIn(form: HTMLFormElement): Problems {
  const problems: Record<string, string> = {};
  for (const element of form.elements) {
    if (!(element instanceof HTMLElement) || element.dataset.missing === undefined) continue;
    if (isEmpty(element)) problems[element.getAttribute('name') ?? ''] = element.dataset.missing;
  }
  return problems;
}

function isEmpty(element: HTMLElement): boolean {
  if (element instanceof HTMLFieldSetElement) return element.querySelector(':checked') === null;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return !element.checked;
  return isTextual(element) && element.value.trim() === '';
}

type Textual = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextual(element: unknown): element is Textual {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** What was typed, by field name; boxes of one fieldset are a list. */
export function answersIn(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const data = new FormData(form);
  const answers: Record<string, unknown> = {};
  for (const name of data.keys()) answers[name] = data.get(name);
  for (const group of form.querySelectorAll('fieldset[name]')) {
    const name = group.getAttribute('name') ?? '';
    answers[name] = data.getAll(name);
  }
  return { ...answers, consent: data.has('consent') };
}

/** Writes what is known already into fields that hold nothing yet; what somebody typed stays. */
export function fillEmpty(form: HTMLFormElement, known: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (isTextual(field) && field.value === '') field.value = value;
    // A select falls back to nothing at all when none of its options has the value.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

/** Takes the keyboard and the screen reader to the first field with a problem. */
export function focusFirstProblem(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong;
  target?.focus();
}
