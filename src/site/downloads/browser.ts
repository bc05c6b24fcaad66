/** Shows sizes from the description of the files, and the page's own address. */
import { element, language, print } from '#site/kit/page.browser.ts';
import { type DescribedFile, recipes, sizeText } from './view.ts';

const FOLDER = '/downloads';

async function showSizes(): Promise<void> {
  const response = await fetch(`${FOLDER}/datapackage.json`);
  if (!response.ok) return;
  const { resources } = (await response.json()) as { resources: readonly DescribedFile[] };
  for (const { path, bytes } of resources) {
    const size = document.querySelector(`[data-size="${path}"]`);
    if (size) print(size, sizeText(language, bytes));
  }
}

for (const { id, code } of recipes(location.origin + FOLDER)) print(element(`[data-piece="${id}"] code`), code);

// Without the network the sizes are missing, but the links still work.
void showSizes().catch(() => undefined);
