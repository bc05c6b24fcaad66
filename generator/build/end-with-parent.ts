/** Ends this process when its parent is gone, even by `kill -9`: an abandoned writer would spoil the next build. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
