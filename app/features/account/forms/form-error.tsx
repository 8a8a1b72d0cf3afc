/** What is wrong with the form as a whole; announced, and without a place of its own while all is well. */
export function FormError({ message }: { readonly message: string | null }) {
  return (
    <p role="alert" className="text-debit text-ui empty:hidden">
      {message}
    </p>
  );
}
