/** The face of the Moon as seen from Iran: a waxing Moon is lit from the right. */
import { type Html, html } from '#site/kit/html.ts';

const RADIUS = 48;

/**
 * @param elongation of the Moon from the Sun, 0 … 360 degrees
 * @param name name of the phase, for screen readers
 */
export function moonFace(elongation: number, name: string): Html {
  const isGrowing = elongation < 180;
  // Half of the face ends at the limb, the other half at the terminator, an ellipse.
  const width = Math.abs(Math.cos((elongation * Math.PI) / 180)) * RADIUS;
  const isCrescent = elongation < 90 || elongation > 270;
  const limb = isGrowing ? 1 : 0;
  const terminator = isCrescent === isGrowing ? 0 : 1;
  const path = `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${width.toFixed(1)} ${RADIUS} 0 0 ${terminator} 0 ${-RADIUS}Z`;
  return html`<svg class="moon-face" viewBox="-50 -50 100 100" role="img" aria-label="${name}"><circle r="${RADIUS}"/><path d="${path}"/></svg>`;
}
