/** The card of the visitor's city, and the table of the provincial capitals, which stays at today. */
import type { Jdn } from '#core/jdn.ts';
import { CALLED_PRAYERS } from '#core/prayer-names.ts';
import { bothDays } from '#site/kit/dates.ts';
import { dataOf, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { startCard } from './card.browser.ts';
import { type Capital, capitalsTables, nearbyCities, nearCapitals } from './view.ts';

const capitals = JSON.parse(dataOf(part('capitals'), 'cities')) as readonly Capital[];
let mine = '';

function showDay(jdn: Jdn): void {
  print('capitals-day', bothDays(language, jdn).join(' · '));
  print('capitals', capitalsTables(language, capitals, jdn, mine));
}

onNewDay(showDay, Number(part('capitals-day').dataset.day) as Jdn);
startCard({
  onChange: ({ city, isGuess }, { prayer, jdn }) => {
    mine = isGuess ? '' : city.slug;
    if (mine !== '') showDay(today());
    const awaited = CALLED_PRAYERS.find((each) => each === prayer) ?? 'fajr';
    print('nearby', nearbyCities(language, city.slug, nearCapitals(city, capitals), awaited, jdn));
  },
});
