/** Questions as people type them. */
import { expect, test } from 'vitest';
import type { Question } from '#understand/question.ts';
import { understand } from '#understand/questions.ts';
import { inputsOf } from './inputs.ts';
import { known, shown } from './shown.ts';

function asked({ question, subject }: { question: Question; subject: string }, text: string): string {
  if (question.kind === 'prayer') {
    const { prayers, place, daysAway } = question;
    return [
      'prayer',
      prayers.join(' ') || 'all',
      ...(place === '' ? [] : [place]),
      ...(daysAway === 0 ? [] : [`+${daysAway}`]),
    ].join(' ');
  }
  if (question.kind === 'qibla') return `qibla ${question.place}`;
  if ('reading' in question) return `${question.kind} ${shown(question.reading)}`;
  return subject === text || question.kind !== 'nothing' ? question.kind : `${question.kind}: ${subject}`;
}

test.each(inputsOf('asks'))('«$input» asks for $right', ({ input, right }) => {
  expect(asked(understand(input, known), input)).toBe(right);
});
