/** The form of the subscribe page: links, URL and preview follow the choice. */
import { type Feed, type FeedLanguage, type FeedSet, feedName, feedNamed } from '#api/feeds/feed.ts';
import { element, language, onOwnClock, part, print } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';
import { addressText, firstApp } from './address.ts';
import { showButtons } from './buttons.browser.ts';
import { nextEvents } from './event.ts';
import { SUBSCRIBE_TEXT } from './text.ts';
import { eventList, SHOWN_EVENTS } from './view.ts';

const form = part('feed') as HTMLFormElement;
const setField = form.elements.namedItem('set') as HTMLSelectElement;
const alarmField = form.elements.namedItem('alarm') as HTMLInputElement;
const text = SUBSCRIBE_TEXT[language];
/** The set whose events are moments, with other reminders than 18:00. */
const MOMENTS: FeedSet = 'nowruz';

const find = (alarm: boolean): Feed | undefined =>
  feedNamed(feedName(setField.value as FeedSet, new FormData(form).get('language') as FeedLanguage, alarm));
const hasAlarm = () => find(true) !== undefined;
const chosenFeed = () => (alarmField.checked && find(true)) || find(false)!;

let asked = 0;

async function showEvents(path: string): Promise<void> {
  asked += 1;
  const mine = asked;
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const now = Date.now();
    const events = nextEvents(await response.text(), now, SHOWN_EVENTS, onOwnClock);
    if (mine === asked) print('events', eventList(language, events, onOwnClock, now));
  } catch {
    if (mine === asked) print('events', text.failed);
  }
}

function show(): void {
  alarmField.disabled = !hasAlarm();
  part('no-alarm').hidden = hasAlarm();
  print('alarm', setField.value === MOMENTS ? text.momentAlarm : text.alarm);
  const feed = chosenFeed();
  const path = `/feeds/${feed.name}.ics`;
  const query = new URLSearchParams({ set: feed.set, language: feed.language, ...(feed.alarm && { alarm: 'yes' }) });
  showButtons(element('[data-subscribe]', form), {
    // A feed in both languages has its Persian title.
    name: { ...feed.title, 'fa-en': feed.title.fa }[feed.language],
    path,
    file: { path, label: text.file },
    phonePath: `${location.pathname}?${query}`,
  });
  print('address', addressText(location.origin, path));
  void showEvents(path);
}

/** A set, a language and a reminder from the link of another page: `?set=national&language=en&alarm=yes`. */
function readAddress(): void {
  const query = new URLSearchParams(location.search);
  const set = [...setField.options].find(({ value }) => value === query.get('set'));
  if (set) setField.value = set.value;
  const radio = [...form.querySelectorAll<HTMLInputElement>('input[name="language"]')].find(
    ({ value }) => value === query.get('language'),
  );
  if (radio) radio.checked = true;
  alarmField.checked = query.get('alarm') === 'yes';
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', show);
copyOnPress(part('copy'), () => part('address').textContent!);

/** How to add and to remove a calendar: open for the reader's app, which comes first. */
const guides = part('guides');
const own = element(`[data-guide="${firstApp(navigator.userAgent)}"]`, guides);
guides.prepend(own);
for (const guide of guides.querySelectorAll('details')) guide.open = guide === own;
readAddress();
show();
