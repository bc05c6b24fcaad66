/** Globals of a service worker that a page does not have, and constants that the bundler inserts. */
declare global {
  /** identifies the build */
  const BUILD: string;
  /** the offline page of each language, and what it shows */
  const OFFLINE: Readonly<Record<'fa' | 'en', readonly string[]>>;
  /** the pages of each language that are kept offline on request, and the lists that their scripts read */
  const USUAL: Readonly<Record<'fa' | 'en', readonly string[]>>;
  /** address of the script that answers without a network */
  const OFFLINE_API: string;

  interface ExtendableEvent extends Event {
    waitUntil(promise: Promise<unknown>): void;
  }

  interface MessageEventOfPage extends ExtendableEvent {
    /** addresses that a page has loaded */
    readonly data: readonly string[];
  }

  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    respondWith(response: Promise<Response>): void;
  }

  interface ServiceWorkerScope {
    readonly clients: {
      claim(): Promise<void>;
      matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
    };
    skipWaiting(): Promise<void>;
    /** runs scripts; after installation only scripts that ran before */
    importScripts(...addresses: string[]): void;
    /** defined after the script has run; returns undefined for files that only the server has */
    answerOffline?(address: URL): Response | undefined;
    addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
    addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  }
}

export {};
