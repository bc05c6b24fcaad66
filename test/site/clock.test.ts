/** One clock for the scripts of a page: minutes, and seconds while they count and the page is visible. */
import { expect, onTestFinished, test, vi } from 'vitest';

test('seconds run while they count; a hidden page is told each minute, and all when it comes back', async () => {
  let onVisibility = () => {};
  const page = {
    hidden: false,
    documentElement: { lang: 'en', dataset: {} },
    addEventListener: (_: string, callback: () => void) => (onVisibility = callback),
  };
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:30:50.400Z') });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { everyMinute } = await import('#site/kit/page.browser.ts');
  const calls = { seconds: 0, minutes: 0 };
  const during = (ms: number) => {
    Object.assign(calls, { seconds: 0, minutes: 0 });
    vi.advanceTimersByTime(ms);
    return calls;
  };
  everyMinute(() => calls.minutes++);
  let counts = true;
  everyMinute(() => {
    calls.seconds++;
    return counts;
  });
  expect(calls).toEqual({ seconds: 1, minutes: 1 });
  expect(during(9_600)).toEqual({ seconds: 10, minutes: 1 });
  page.hidden = true;
  onVisibility();
  expect(during(120_000)).toEqual({ seconds: 2, minutes: 2 });
  page.hidden = false;
  Object.assign(calls, { seconds: 0, minutes: 0 });
  onVisibility();
  expect(calls).toEqual({ seconds: 1, minutes: 1 });
  counts = false;
  expect(during(119_000)).toEqual({ seconds: 2, minutes: 1 });
});
