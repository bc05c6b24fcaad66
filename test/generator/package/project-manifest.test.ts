import { expect, test } from 'vitest';
import { projectLinks } from '#generator/package/project-manifest.ts';
import { SettingError } from '#server/settings.ts';

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

test.each(['github.com/owner/name', 'git@github.com:owner/name.git', 'https://'])(
  'the repository %s is a bad setting',
  (REPOSITORY) => {
    expect(() => projectLinks({ REPOSITORY })).toThrow(SettingError);
  },
);
