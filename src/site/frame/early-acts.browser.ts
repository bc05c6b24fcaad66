/** What a person types, chooses and presses before the listeners for it are there. */

const KINDS = ['paste', 'input', 'change', 'click', 'submit'] as const;

/** The element to tell the scripts of; null where the browser knows by itself what to do. */
function meantBy(kind: string, target: HTMLElement): HTMLElement | null {
  if (kind === 'click') return target.closest('button');
  return kind === 'submit' && target.hasAttribute('action') ? null : target;
}

/** An act, and how it left its field: a script that fills in its form meanwhile overwrites that. */
interface Act {
  readonly kind: string;
  readonly field: HTMLInputElement;
  readonly value: string;
  readonly checked: boolean;
}

function tell({ kind, field, value, checked }: Act): void {
  if (kind === 'click') field.click();
  else if (kind === 'submit') (field as HTMLElement as HTMLFormElement).requestSubmit();
  else {
    if (field.value !== value) field.value = value;
    if (field.checked !== checked) field.checked = checked;
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/**
 * Holds back from now on what is done in a place.
 * @param onAct is called at each act
 * @returns ends that, and tells the listeners that are there by then of all of it, in order; of what was repeated at once, of the last time
 */
export function holdActs(place: EventTarget, onAct?: () => void): () => void {
  const acts: Act[] = [];
  const hold = (event: Event) => {
    const kind = event.type;
    const field = meantBy(kind, event.target as HTMLElement) as HTMLInputElement | null;
    if (!field) return;
    // The browser pastes by itself; into a field of figures in place of what it held, which nobody could tell from it afterwards.
    if (kind === 'paste') return field.inputMode && field.select();
    event.preventDefault();
    const last = acts.at(-1);
    if (last?.kind === kind && last.field === field) acts.pop();
    acts.push({ kind, field, value: field.value, checked: field.checked });
    onAct?.();
  };
  for (const kind of KINDS) place.addEventListener(kind, hold, true);
  return () => {
    for (const kind of KINDS) place.removeEventListener(kind, hold, true);
    acts.forEach(tell);
  };
}
