/** Files by which programs find the API: the API catalog (RFC 9727), security.txt (RFC 9116) and server.json. */
import { readFileSync } from 'node:fs';
import { API_ROOT } from '#api/base/paths.ts';
import { MS_PER_DAY } from '#core/jdn.ts';
import { MCP_PATH } from '#mcp/path.ts';
import type { ReportTarget } from '#site/data/resources.ts';
import { contactAddress } from '#site/report/address.ts';
import { SECURITY_DAYS } from '../keep/duties/duties.ts';

/** @param siteUrl public address without a slash at its end */
export function apiCatalog(siteUrl: string): string {
  const linkset = [
    { anchor: `${siteUrl}/.well-known/api-catalog`, item: [{ href: `${siteUrl}${API_ROOT}/` }] },
    {
      anchor: `${siteUrl}${API_ROOT}/`,
      'service-desc': [{ href: `${siteUrl}${API_ROOT}/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${siteUrl}/docs`, type: 'text/html' }],
      'service-meta': [{ href: `${siteUrl}${API_ROOT}/meta.json`, type: 'application/json' }],
    },
  ];
  return `${JSON.stringify({ linkset }, undefined, 2)}\n`;
}

/**
 * `security.txt`; undefined without a contact, which RFC 9116 requires.
 * @param changed day of the last change of the data, YYYY-MM-DD; the expiry date counts from it
 */
export function securityTxt(
  siteUrl: string,
  changed: string,
  { contact, repository }: ReportTarget,
): string | undefined {
  const address = contactAddress(contact) ?? repository;
  if (!address) return undefined;
  return [
    `Contact: ${address}`,
    `Expires: ${new Date(Date.parse(changed) + SECURITY_DAYS * MS_PER_DAY).toISOString()}`,
    'Preferred-Languages: fa, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Filled in for one host; the file in the repository has a placeholder. */
const ANY_SERVER = 'server.json';

/** The entry for a registry of MCP servers: its name is the reversed host name, because the publisher must own the host. */
export function mcpServerJson(siteUrl: string): string {
  const described = JSON.parse(readFileSync(ANY_SERVER, 'utf8')) as { name: string; version: string };
  const owner = new URL(siteUrl).hostname.split('.').reverse().join('.');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const remotes = [{ type: 'streamable-http', url: siteUrl + MCP_PATH }];
  return `${JSON.stringify({ ...described, name: `${owner}/salnama`, version, remotes }, undefined, 2)}\n`;
}
