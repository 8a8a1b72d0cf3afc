export function ErrorScreen({ error }: { error: unknown }) {
  return <main className="wrap py-section">Something went wrong{String(error)}</main>;
}
