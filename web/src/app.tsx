/** The whole page. */
export function App() {
  return (
    <main>
      <h1>Top Cluck</h1>
      <p>Two games, one hen house: War for Chicken Island and Touché Poulet.</p>
    </main>
  );
}
