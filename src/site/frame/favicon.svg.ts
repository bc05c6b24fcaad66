/** `/favicon.svg` */
import { iconSvg } from './tokens.build.ts';

export const GET = (): Response => new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
