/** Every kind of page in Persian, dark, on a phone. */
import { judgePages } from './every-page.ts';

judgePages({ language: 'fa', width: 360, colorScheme: 'dark' });
