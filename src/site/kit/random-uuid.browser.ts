/**
 * Provides `crypto.randomUUID` on pages over plain http, where browsers lack it. ical-generator calls it for every
 * event, even if the event has an id.
 */
function randomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562: version 4, variant 10.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: randomUuid });
