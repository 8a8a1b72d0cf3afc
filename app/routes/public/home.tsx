export default function Home() {
  return (
    <main className="wrap py-section">
      <h1 className="text-display">Arunika</h1>
    </main>
  );
}
