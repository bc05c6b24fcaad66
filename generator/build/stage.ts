/** Runs a part of the build, and prints how long it took. */
export async function stage(name: string, work: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name} … ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
