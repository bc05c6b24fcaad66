import { expect, test } from 'vitest';
import { html } from '#site/kit/html.ts';

test('values are escaped, markup is not', () => {
  expect(html`<p title="${'"\'<>&'}">${'<b>'} ${html`<i>${1}</i>`}</p>`.text).toBe(
    '<p title="&quot;&#39;&lt;&gt;&amp;">&lt;b&gt; <i>1</i></p>',
  );
});

test('lists are joined; false, null and undefined print an empty string', () => {
  expect(html`${['a', html`<br>`, false, null, undefined, 0]}`.text).toBe('a<br>0');
});
