/// <reference types="astro/client" />
/** The mark, in the pages themselves: as a file it would share the way with what the first paint needs. Build only. */
import icon from '../../../public/favicon.svg?raw';

const oneLine = icon.replace(/\n\s*/g, '').replace(/ id="[^"]*"/g, '');

/** As an element of a page. */
export const MARK: string = oneLine.replace(/ xmlns="[^"]*"/, '');

/** As the address of a picture. */
export const MARK_ADDRESS = `data:image/svg+xml,${oneLine.replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`;
