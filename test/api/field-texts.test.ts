/** The documentation describes every field of the answers in both languages. */
import { expect, test } from 'vitest';
import { fieldsOf, shapesOfAnswers } from '#api/render/fields.ts';
import { shapeName } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { LANGUAGES } from '#site/kit/language.ts';

const shapes = new Set([...ENDPOINTS.map(shapeName), ...shapesOfAnswers()]);

test.each(LANGUAGES)('in %s', (language) => {
  for (const shape of shapes) for (const { text } of fieldsOf(shape, language)) expect(text).not.toBe('');
});
