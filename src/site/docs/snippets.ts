/** One request in several languages. For the build and the browser. */

export const SNIPPET_LANGUAGES = [
  { id: 'curl', label: 'curl' },
  { id: 'fetch', label: 'fetch' },
  { id: 'python', label: 'Python' },
  { id: 'php', label: 'PHP' },
  { id: 'csharp', label: 'C#' },
] as const;

type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]['id'];

/** A server-side caller names itself; see the section on limits. */
const AGENT = 'MyApp/1.0 (me@example.org)';

const inSingleQuotes = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
/** In a POSIX shell only the quote itself is special inside single quotes. */
const inPosixQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const WRITERS: Readonly<Record<SnippetLanguage, (url: string) => string>> = {
  curl: (url) => `curl -A '${AGENT}' \\\n  ${inPosixQuotes(url)}`,
  fetch: (url) => `const response = await fetch(${inSingleQuotes(url)});
if (!response.ok) throw new Error((await response.json()).error);
const answer = await response.json();`,
  python: (url) => `import json
from urllib.request import Request, urlopen

request = Request(${JSON.stringify(url)}, headers={"User-Agent": "${AGENT}"})
with urlopen(request, timeout=10) as response:
    answer = json.load(response)`,
  php: (url) => `<?php
$context = stream_context_create(['http' => ['user_agent' => '${AGENT}', 'timeout' => 10]]);
$text = file_get_contents(${inSingleQuotes(url)}, false, $context);
$answer = json_decode($text, true, 512, JSON_THROW_ON_ERROR);`,
  csharp: (url) => `using System.Net.Http.Json;
using System.Text.Json;

using var client = new HttpClient();
client.DefaultRequestHeaders.UserAgent.ParseAdd("${AGENT}");
var answer = await client.GetFromJsonAsync<JsonElement>(${JSON.stringify(url)});`,
};

/** @param url whole address with its query */
export const snippet = (language: SnippetLanguage, url: string): string => WRITERS[language](url);
