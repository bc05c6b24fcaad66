/** Builds the whole site into `dist/` like `npm run build`, for the tests of all pages and files. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import type {} from '../../site/built-site.ts';

const BUILD_OF = { SITE_URL: 'https://salnama.example', SALNAMA_NOW: '2026-11-21T08:30:00Z' };

export default function setup(project: TestProject): void {
  execFileSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...BUILD_OF },
  });
  project.provide('dist', resolve('dist'));
}
