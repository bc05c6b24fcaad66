/** A WordPress site with the plugin, by WordPress itself (Debian's) with a database without rows. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kitFiles } from '#generator/publish/kits/index.ts';
import { almanac, SITE_URL } from '../../support/service.ts';

const WORDPRESS = '/usr/share/wordpress';
/** WordPress loads this file instead of its connection to MySQL. */
const DATABASE = `<?php
require_once ABSPATH . WPINC . '/class-wpdb.php';
class Empty_Database extends wpdb {
  public $is_mysql = true;
  public function __construct() { $this->ready = true; }
  public function db_connect($allow_bail = true) { return true; }
  public function query($query) { $this->last_result = []; return 0; }
  public function _real_escape($data) { return addslashes((string) $data); }
}
$wpdb = new Empty_Database();
`;
/** Prints a post as an author saves it and a reader gets it, then the scripts of the page. */
const PAGE = `<?php
error_reporting(E_ALL & ~E_DEPRECATED);
define('ABSPATH', '${WORDPRESS}/');
define('WP_CONTENT_DIR', __DIR__);
define('WP_INSTALLING', true);
foreach (['SITEURL', 'HOME'] as $name) define("WP_$name", 'https://blog.example');
foreach (['NAME', 'USER', 'PASSWORD', 'HOST', 'CHARSET', 'COLLATE'] as $name) define("DB_$name", '');
$table_prefix = 'wp_';
$_SERVER += ['HTTP_HOST' => 'blog.example', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
require ABSPATH . 'wp-settings.php';
require __DIR__ . '/plugins/salnama-wordpress.php';
echo do_shortcode(wp_kses_post(stream_get_contents(STDIN)));
wp_print_footer_scripts();
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salnama-wordpress-'));
  mkdirSync(join(folder, 'plugins'));
  writeFileSync(join(folder, 'db.php'), DATABASE);
  writeFileSync(join(folder, 'page.php'), PAGE);
  const { name, text } = kitFiles(almanac, SITE_URL).find((kit) => kit.name.endsWith('.php'))!;
  writeFileSync(join(folder, 'plugins', name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The page of a post, as a reader gets it. */
const pageOf = (post: string): string =>
  execFileSync('/usr/bin/php', [join(folder, 'page.php')], { input: post, encoding: 'utf8' }).trim();

test('the shortcode of an author becomes the widget, and its script is on the page once', () => {
  const page = pageOf('<p>a</p>[salnama show="day occasion prayer" city="shiraz"] [salnama lang="en"]');
  expect(page).toContain('<salnama-today show="day occasion prayer" city="shiraz"></salnama-today>');
  expect(page).toContain('<salnama-today lang="en"></salnama-today>');
  expect(page.match(/<script [^>]*src='([^']*)'/g)).toEqual([expect.stringContaining(`'${SITE_URL}/widget.js'`)]);
});

test('a post without the shortcode loads no script; an attribute cannot leave its quotes', () => {
  expect(pageOf('<p>a</p>')).toBe('<p>a</p>');
  const page = pageOf(`[salnama city='"><b onclick=x>' onclick="x"]`);
  expect(page.split('\n')[0]).toMatch(/^<salnama-today( city="[^"<>]*")?><\/salnama-today>/);
});

/** The reason for the plugin; what other editors keep may differ. */
test('WordPress removes the script and the frame of an author', () => {
  const lines = `<script async src="${SITE_URL}/widget.js"></script><salnama-today></salnama-today>`;
  expect(pageOf(`<p>a</p>${lines}<iframe src="${SITE_URL}/widget-frame"></iframe>`)).toBe('<p>a</p>');
});
