/** Loaded into a program with `--import`: it ends when the play is gone, whose folder nothing would remove. */
const play = Number(process.env.PLAY_PROCESS);

function endWithPlay() {
  try {
    process.kill(play, 0);
  } catch {
    process.exit(1);
  }
}

endWithPlay();
setInterval(endWithPlay, 500).unref();
