/** Shows the closures of a province and of a closed institution; the URL has the choice. First comes the reader's province. */
import { readFile } from '#site/data/snapshots.browser.ts';
import { language, notice, once, part, print } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { CLOSURE_TEXT } from './text.ts';
import { type Choice, type ClosureList, closureYears } from './view.ts';

const form = part('filter') as HTMLFormElement;
const [province, body] = ['province', 'body'].map((name) => form.elements.namedItem(name) as HTMLSelectElement);
const load = once(() => readFile<ClosureList>(`/closures/${language}.json`));
const choice = (): Choice => ({ province: province!.value, body: body!.value });

async function show(): Promise<void> {
  try {
    print('closures', closureYears(language, (await load()).rows, choice()));
    notice();
  } catch {
    notice(CLOSURE_TEXT[language].failed);
  }
}

/** Chooses what the address says, or the province of the reader's city. */
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const city = settings().city?.slug ?? '';
  province!.value = asked.get('province') ?? (asked.size > 0 || !city ? '' : ((await load()).provinceOf[city] ?? ''));
  body!.value = asked.get('body') ?? '';
  // A value that is no option leaves the field empty.
  for (const field of [province!, body!]) field.value ||= '';
  if (choice().province || choice().body) await show();
}

form.addEventListener('input', () => {
  history.replaceState(null, '', `?${new URLSearchParams(Object.entries(choice()))}`);
  void show();
});
form.hidden = false;
void start().catch(() => undefined);
