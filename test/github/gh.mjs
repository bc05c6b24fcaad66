#!/usr/bin/env node
/**
 * A stand-in for GitHub's program `gh`: answers from the state in the file GITHUB_STAND_IN, changes it, and refuses what
 * GitHub refuses. It ends with an error for a command or an option that it does not know.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const path = process.env.GITHUB_STAND_IN;
const state = JSON.parse(readFileSync(path, 'utf8'));
const text = { type: 'string' };
const APP = 'app/github-actions';

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const pick = (entry, names) => Object.fromEntries(names.split(',').map((name) => [name, entry[name]]));
const print = (entries, names) => console.log(JSON.stringify(entries.map((entry) => pick(entry, names))));
const isOf = (given) => (entry) => given === 'all' || entry.state.toLowerCase() === given;
const find = (entries, number) =>
  entries.find((entry) => entry.number === Number(number)) ?? refuse(`GraphQL: Could not resolve to ${number}.`);
const nextNumber = () => Math.max(0, ...[...state.issues, ...state.pulls].map(({ number }) => number)) + 1;
const bodyOf = ({ body, 'body-file': file }) => (file === undefined ? body : readFileSync(file, 'utf8'));
const hasBranch = (name) =>
  execFileSync('git', ['ls-remote', 'origin', `refs/heads/${name}`, `refs/tags/${name}`]).length > 0;

/** Command → its options, and what it does with them. */
const COMMANDS = {
  'issue list': [
    { state: text, app: text, limit: text, json: text },
    ({ state: given = 'open', app, limit = '30', json }) => {
      const found = state.issues.filter((issue) => isOf(given)(issue) && (!app || issue.author === `app/${app}`));
      // The newest first, as GitHub lists them.
      print(found.toReversed().slice(0, Number(limit)), json);
    },
  ],
  'issue view': [
    { json: text },
    ({ json }, [number]) => console.log(JSON.stringify(pick(find(state.issues, number), json))),
  ],
  'issue create': [
    { title: text, body: text, label: text },
    ({ title, body, label }) => {
      if (label && !state.labels.includes(label)) refuse(`could not add label: '${label}' not found`);
      state.issues.push({ number: nextNumber(), title, body, state: 'OPEN', author: APP, comments: [] });
    },
  ],
  'issue edit': [{ body: text }, ({ body }, [number]) => Object.assign(find(state.issues, number), { body })],
  'issue comment': [{ body: text }, ({ body }, [number]) => find(state.issues, number).comments.push(body)],
  'issue close': [
    { comment: text },
    ({ comment }, [number]) => {
      const issue = find(state.issues, number);
      issue.comments.push(comment);
      issue.state = 'CLOSED';
    },
  ],
  'pr list': [
    { state: text, head: text, limit: text, json: text },
    ({ state: given = 'open', head, limit = '30', json }) => {
      // By the name of the branch alone: those of forks are among them.
      const found = state.pulls.filter((pull) => isOf(given)(pull) && (!head || pull.headRefName === head));
      print(found.toReversed().slice(0, Number(limit)), json);
    },
  ],
  'pr create': [
    { head: text, base: text, title: text, body: text, 'body-file': text },
    ({ head, base, title, ...rest }) => {
      if (!state.mayOpenPulls)
        refuse(
          'pull request create failed: GraphQL: GitHub Actions is not permitted to create or approve pull requests (createPullRequest)',
        );
      if (!hasBranch(head))
        refuse(`pull request create failed: GraphQL: Head ref must be a branch (createPullRequest)`);
      const isOpen = ({ headRefName, isCrossRepository, state: own }) =>
        headRefName === head && !isCrossRepository && own === 'OPEN';
      if (state.pulls.some(isOpen)) refuse(`a pull request for branch "${head}" into branch "${base}" already exists`);
      state.pulls.push({
        number: nextNumber(),
        headRefName: head,
        baseRefName: base,
        title,
        body: bodyOf(rest),
        state: 'OPEN',
        isCrossRepository: false,
      });
    },
  ],
  'workflow run': [
    { ref: text },
    ({ ref }, [name]) => {
      if (!hasBranch(ref)) refuse(`could not create workflow dispatch event: HTTP 422: No ref found for: ${ref}`);
      state.runs.push({ name, ref });
    },
  ],
  'label create': [
    { color: text, description: text, force: { type: 'boolean' } },
    ({ force }, [name]) => {
      if (state.labels.includes(name) && !force)
        refuse(`label with name "${name}" already exists; use \`--force\` to update`);
      if (!state.labels.includes(name)) state.labels.push(name);
    },
  ],
  'variable set': [{ body: text }, ({ body }, [name]) => Object.assign(state.variables, { [name]: body })],
  api: [
    {
      method: text,
      silent: { type: 'boolean' },
      input: text,
      'raw-field': { ...text, short: 'f', multiple: true },
      field: { ...text, short: 'F', multiple: true },
    },
    ({ method = 'GET', input, field = [], 'raw-field': rawField = [] }, [endpoint]) => {
      const entries = [...field, ...rawField].map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ]);
      const values = Object.fromEntries(entries);
      const pull = /^repos\/\{owner\}\/\{repo\}\/pulls\/(\d+)$/.exec(endpoint)?.[1];
      if (method === 'PATCH' && pull) {
        const { body } = values;
        Object.assign(
          find(state.pulls, pull),
          values,
          body?.startsWith('@') && { body: readFileSync(body.slice(1), 'utf8') },
        );
        return;
      }
      if (!state.isAdministrator) refuse('gh: Resource not accessible (HTTP 403)');
      if (method === 'POST' && endpoint in state.settings) refuse('gh: already exists (HTTP 409)');
      state.settings[endpoint] = input === undefined ? values : JSON.parse(readFileSync(input, 'utf8'));
      if (endpoint.endsWith('actions/permissions/workflow')) {
        state.mayOpenPulls = values.can_approve_pull_request_reviews === 'true';
      }
    },
  ],
  'auth setup-git': [{}, () => {}],
};

const given = process.argv.slice(2);
const length = given[0] === 'api' ? 1 : 2;
const command = COMMANDS[given.slice(0, length).join(' ')] ?? refuse(`unknown command "${given.join(' ')}" for "gh"`);
const [options, act] = command;
// A value may begin with a hyphen.
const joined = [];
for (const word of given.slice(length)) {
  const before = joined.at(-1);
  const isValue = before?.startsWith('--') && options[before.slice(2)]?.type === 'string';
  if (isValue) joined[joined.length - 1] = `${before}=${word}`;
  else joined.push(word);
}
const { values, positionals } = parseArgs({ args: joined, options, allowPositionals: true });
act(values, positionals);
writeFileSync(path, JSON.stringify(state, null, 2));
