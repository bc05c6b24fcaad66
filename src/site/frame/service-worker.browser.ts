/// <reference types="astro/client" />
/** Makes the site and its API usable without a network, once the page has nothing else to do. */
const register = () => void navigator.serviceWorker?.register('/sw.js');
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 1000));

// The development server's pages are always new.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
