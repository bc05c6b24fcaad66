/** Every kind of page in English, light, on a wide screen. */
import { judgePages } from './every-page.ts';

judgePages({ language: 'en', width: 1280, colorScheme: 'light' });
