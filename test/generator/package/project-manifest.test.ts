import { expect, test } from 'vitest';
import { projectLinks } from '#generator/package/project-manifest.ts';

test.each(['', '/', '.git', '.git/'])(
  'an address of the repository that ends with "%s" is named as npm expects it',
  (end) => {
    expect(projectLinks({ REPOSITORY: `https://github.com/owner/name${end}` })).toMatchObject({
      homepage: 'https://github.com/owner/name',
      repository: { type: 'git', url: 'git+https://github.com/owner/name.git' },
      bugs: { url: 'https://github.com/owner/name/issues' },
    });
  },
);
