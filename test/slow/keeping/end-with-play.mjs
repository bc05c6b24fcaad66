/** Loaded into a program with `--import`: it ends when the play is gone, whose folder nothing would remove. */
// In the address, because some tests start programs without this environment.
const play = Number(new URL(import.meta.url).searchParams.get('play'));

function endWithPlay() {
  try {
    process.kill(play, 0);
  } catch {
    process.exit(1);
  }
}

endWithPlay();
setInterval(endWithPlay, 500).unref();
