/** The Debian packages of `npm run test:slow`. */
const imports = (module: string): string => `/usr/bin/python3 -c 'import ${module}'`;

/** A command that works if the program is there, by Debian packages. */
export const CHECKS: Readonly<Record<string, string>> = {
  apache2: 'apache2 -v',
  calcurse: 'calcurse --version',
  caddy: 'caddy version',
  curl: 'curl --version',
  'docker-compose': 'docker-compose --version',
  'gcc libc6-dev libical-dev': "echo '#include <libical/ical.h>' | gcc -E -",
  jcal: 'jdate --version',
  jq: 'jq --version',
  khal: 'khal --version',
  'nginx-light': 'nginx -v',
  pgloader: 'pgloader --version',
  'php-cli': '/usr/bin/php --version',
  'php-mbstring php-sabre-vobject php-xml': '/usr/bin/php -r \'require "Sabre/VObject/autoload.php";\'',
  'php-nesbot-carbon': '/usr/bin/php -r \'require "Carbon/autoload.php";\'',
  postgresql: 'ls /usr/lib/postgresql/*/bin/initdb',
  python3: '/usr/bin/python3 --version',
  'python3-convertdate': imports('convertdate'),
  'python3-django': imports('django'),
  'python3-holidays': imports('holidays'),
  'python3-jinja2': imports('jinja2'),
  'python3-pandas': imports('pandas'),
  'python3-yaml': imports('yaml'),
  'redis-server': 'redis-server --version || valkey-server --version',
  systemd: 'systemd-analyze --version',
  vdirsyncer: 'vdirsyncer --version',
  wordpress: 'ls /usr/share/wordpress/wp-settings.php',
};
