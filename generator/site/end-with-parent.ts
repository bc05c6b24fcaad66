/** Ends this process when its parent is gone, even by `kill -9`: nothing would read or remove what it writes. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
