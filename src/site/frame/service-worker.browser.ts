/** Makes the site usable without a network. */
void navigator.serviceWorker?.register('/sw.js');
