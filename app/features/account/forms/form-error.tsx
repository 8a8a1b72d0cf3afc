export function FormError({ message }: { readonly message: string | null }) {
  return (
    <p role="alert" className="text-debit text-ui empty:hidden">
      {message}
    </p>
  );
}
