/** Fields of the published manifests about the project: author, homepage, repository, bugs. */
import { SettingError } from '#server/settings.ts';

export interface ProjectLinks {
  readonly author: string;
  readonly homepage?: string;
  readonly repository?: { readonly type: 'git'; readonly url: string };
  readonly bugs?: { readonly url: string } | { readonly email: string };
}

/**
 * Returns the links that the settings `REPOSITORY`, `CONTACT` and `SITE_URL` give; a setting that is not set adds no field.
 * @throws {SettingError} if `REPOSITORY` or `SITE_URL` is not a URL
 */
export function projectLinks(environment: Readonly<Record<string, string | undefined>>): ProjectLinks {
  const { REPOSITORY, CONTACT: contact, SITE_URL: site } = environment;
  // As people copy it: https://github.com/owner/name.git, or with a slash at its end.
  const repository = REPOSITORY?.replace(/(\.git)?\/*$/, '');
  for (const [name, value] of Object.entries({ REPOSITORY, SITE_URL: site })) {
    const isUrl = value && URL.canParse(value) && /^https?:\/\//.test(value);
    if (value && !isUrl) throw new SettingError(`${name}: "${value}" is not allowed; give an http or https address`);
  }
  const bugs = bugsOf(repository, contact);
  const homepage = site || repository;
  return {
    author: 'The Salnama founders',
    ...(homepage && { homepage }),
    ...(repository && { repository: { type: 'git', url: `git+${repository}.git` } }),
    ...(bugs && { bugs }),
  };
}

function bugsOf(repository: string | undefined, contact: string | undefined): ProjectLinks['bugs'] {
  if (repository) return { url: `${repository}/issues` };
  if (!contact) return undefined;
  return contact.includes('://') ? { url: contact } : { email: contact.replace(/^mailto:/, '') };
}
