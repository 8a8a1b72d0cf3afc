import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';

export function FormNameInput({ name }: { readonly name: string }) {
  return <input type="hidden" name="form" value={name} />;
}

/** Makes the reply render in place instead of redirecting, so that posted values stay out of the URL. */
export function StayOnPageInput() {
  return <input type="hidden" name={STAY_ON_PAGE} value="1" />;
}
