/** The card of the visitor's city, and the tab's title with the day and the next prayer. */
import { ownDayText } from '#site/kit/dates.ts';
import { numeral } from '#site/kit/numerals.ts';
import { language, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { startCard } from '#site/prayer-times/card.browser.ts';
import { nextName } from '#site/prayer-times/card.view.ts';
import type { NextPrayer } from '#site/prayer-times/days.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { onTurn, shownDay } from './shown-day.browser.ts';

/** «دوشنبه ۲ آذر ۱۴۰۵ · اذان ظهر ۱۱:۵۱ | سالنما» */
function showTitle({ isGuess }: MyCity, next: NextPrayer): void {
  const prayer = isGuess ? '' : ` · ${nextName(language, next)} ${numeral(language, next.clock)}`;
  document.title = `${ownDayText(language, today())}${prayer} | ${SITE_TEXT[language].name}`;
}

onTurn(startCard({ day: shownDay, onChange: showTitle }));
