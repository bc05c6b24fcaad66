/** Addresses that no normal client would request, and many that are almost valid. */
import fc from 'fast-check';
import { ENDPOINTS } from '#api/table.ts';

/** The ten digits of each accepted script, and of one script that is not accepted. */
const SCRIPTS = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९'];

const inScript = (digits: string, script: string): string => digits.replace(/\d/g, (digit) => script[Number(digit)]!);

const scripted = (digits: string): fc.Arbitrary<string> =>
  fc.constantFrom(...SCRIPTS).map((script) => inScript(digits, script));

const year = fc.integer({ min: 0, max: 3100 }).map(String);
const number = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 32 }).map(String) },
    { weight: 4, arbitrary: year },
    { weight: 2, arbitrary: fc.integer({ min: 1300, max: 1600 }).map(String) },
    fc.bigInt({ min: 0n, max: 10n ** 60n }).map(String),
    fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(30, '0')),
  )
  .chain((digits) => scripted(digits));

/** Texts with a special meaning: numbers, paths, objects, headers, terminal codes. */
const trap = fc.constantFrom(
  '',
  ' ',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '1405\r\nX-Injected: 1',
  'Asia/Tehran\r\nSet-Cookie: a=b',
  'a\nb',
  '\u0000',
  '\u202e1405',
  '۱۴۰۵٫۵',
  '۱4٠5',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '#{7*7}',
  '😀',
  '\ud800',
  'x'.repeat(900),
);

/** Valid and almost valid values of each parameter. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  from: ['sh', 'gregorian', 'hijri', 'pahlavi', 'SH'],
  city: ['tehran', 'Tehran', 'mashhad', 'london', 'kabul', 'longyearbyen', 'no-such-city'],
  tz: 'Asia/Tehran asia/tehran Iran UTC Etc/GMT+3 +03:30 America/Argentina/ComodRivadavia Mars/X'.split(' '),
  category: ['national', 'religious', 'cultural', 'global', 'countries', 'fun', 'Fun'],
  country_code: ['IR', 'af', 'ZZ', 'IRN'],
};
const word = fc.constantFrom(...Object.values(FITTING).flat());

const value = fc.oneof(
  { weight: 6, arbitrary: number },
  { weight: 5, arbitrary: word },
  { weight: 2, arbitrary: trap },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

/** A lone surrogate has no UTF-8; clients send the replacement character for it. */
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');
const everyByte = (text: string): string =>
  [...utf8(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const usual = (text: string): string => encodeURIComponent(text.toWellFormed());
const printable = (text: string): string => text.replace(/[^\x21-\x7e]|#/g, everyByte);

/** Encodings of a text in an address; each gives printable ASCII without spaces. */
const written = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(9)).map(([plain, way]) => {
    if (way === 0) return everyByte(plain);
    if (way === 1) return usual(plain).replaceAll('%20', '+');
    if (way === 2) return printable(plain);
    if (way === 3) return `${usual(plain)}%`;
    if (way === 4) return `%E0%A4${usual(plain)}%zz`;
    return usual(plain);
  });

function fitting(name: string): fc.Arbitrary<string> {
  const words = FITTING[name];
  if (words) return fc.constantFrom(...words).map(usual);
  const most = name.startsWith('day') ? 30 : 12;
  const numbers = name.startsWith('year') ? fc.integer({ min: 1340, max: 1510 }) : fc.integer({ min: 1, max: most });
  return numbers.chain((plain) => scripted(String(plain))).map(usual);
}

function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const known = names.length === 0 ? fc.constant('tz') : fc.constantFrom(...names);
  const name = fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fc.constantFrom('YEAR', 'tz[]', '__proto__', 'callback', '') },
    { weight: 1, arbitrary: written(fc.string({ unit: 'binary', maxLength: 8 })) },
  );
  const pair = fc
    .tuple(name, written(value), fc.nat(19))
    .map(([key, text, way]) => (way === 0 ? key : `${key}=${text}`));
  const pairs = fc.array(pair, { maxLength: 6 });
  /** Each parameter once, mostly with a valid value, to pass the first check. */
  const whole = fc
    .tuple(...names.map((key) => fc.oneof({ weight: 19, arbitrary: fitting(key) }, written(value))))
    .map((texts) => names.map((key, at) => `${key}=${texts[at]}`));
  return fc
    .tuple(fc.oneof(pairs, whole), fc.constantFrom('&', '&', '&', '&', '&&', ';'))
    .map(([parts, separator]) => parts.join(separator));
}

const endpointTarget = fc
  .constantFrom(...ENDPOINTS)
  .chain(({ path, parameters }) =>
    fc.tuple(fc.constant(`/api${path}`), queryOf(Object.keys(parameters)), fc.constantFrom('?', '?', '?', '?', '??')),
  )
  .map(([path, query, mark]) => (query === '' ? path : path + mark + query));

const segment = fc.oneof(
  fc.constantFrom('api', 'today', 'holidays', '1405', '1405.json', '1.json', 'calendar', 'holidays.ics', 'nowruz'),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '.git',
    '.function',
    'index.html',
    'a'.repeat(300),
  ),
  written(fc.string({ unit: 'binary', maxLength: 12 })),
);
const oddTarget = fc
  .tuple(fc.constantFrom('/', '/api/', '/api/', '/holidays/'), fc.array(segment, { maxLength: 6 }), queryOf([]))
  .map(([start, segments, query]) => `${start}${segments.join('/')}${query && `?${query}`}`);

/** Path and query as in a request line: printable ASCII, at most 2,000 letters. */
export const target: fc.Arbitrary<string> = fc
  .oneof({ weight: 9, arbitrary: endpointTarget }, { weight: 2, arbitrary: oddTarget })
  .map((text) => text.slice(0, 2000));

const method = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'DELETE', 'get', 'BREW');
const header = fc
  .tuple(
    fc.constantFrom(
      'Origin',
      'User-Agent',
      'Accept-Encoding',
      'If-None-Match',
      'X-Forwarded-For',
      'Range',
      'Expect',
      'Te',
    ),
    fc.oneof(
      fc.constantFrom('br, gzip;q=2', '*', 'q=,;;=', 'bytes=0-', '100-continue', '"a", W/"b"', 'https://a.example'),
      fc.string({ maxLength: 60 }),
    ),
  )
  .map(([name, text]) => `${name}: ${text}\r\n`);

interface Change {
  readonly at: number;
  readonly take: number;
  readonly put: Uint8Array;
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(400),
  take: fc.nat(3),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc.constantFrom('\r\n', '\n', '\r', '\0', ' ', ':', '\r\n\r\n').map((text) => Buffer.from(text)),
  ),
});

/** A request with some changed bytes; most are invalid. */
export const rawRequest: fc.Arbitrary<Buffer> = fc
  .tuple(method, target, fc.array(header, { maxLength: 4 }), fc.array(change, { maxLength: 4 }))
  .map(([verb, address, headers, changes]) => {
    let bytes = Buffer.from(`${verb} ${address} HTTP/1.1\r\nHost: x\r\n${headers.join('')}\r\n`, 'latin1');
    for (const { at, take, put } of changes) {
      const from = Math.min(at, bytes.length);
      bytes = Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + take)]);
    }
    return bytes;
  });
