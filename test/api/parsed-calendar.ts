/** Reads calendar files with an independent parser. */
import ICAL from 'ical.js';

export const calendarOf = (text: string): ICAL.Component => new ICAL.Component(ICAL.parse(text) as unknown[]);

/** Without `exceptions`, each event would search all the others for its own: seconds for some thousand events. */
export const eventOf = (component: ICAL.Component): ICAL.Event => new ICAL.Event(component, { exceptions: [] });

export const eventsOf = (text: string): ICAL.Event[] => calendarOf(text).getAllSubcomponents('vevent').map(eventOf);
