#!/usr/bin/env bash
# Runs `npm test` as someone else may find the project: a clean clone of the last commit, in a path with a space and Persian
# letters, an ordinary user, npm 10, no fonts, no network after `npm ci`, and a clock a year ahead for all but the page tests.
# Started by root, it runs as the user "nobody". What the machine does not allow is named in one line and left out.
set -euo pipefail
cd "$(dirname "$0")/.."

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
clone="$temporary/سالنما clone"
git clone --quiet --no-hardlinks . "$clone"

home="$temporary/home"
mkdir "$home"
if [ -f ~/.npmrc ]; then cp ~/.npmrc "$home"; fi
user=()
if [ "$(id -u)" = 0 ]; then
  chown -R 65534:65534 "$temporary"
  user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi
PATH="$PATH:/usr/sbin"
# The installation keeps the environment, which may name proxies and certificates. The tests get an empty one.
install=("${user[@]}" env "HOME=$home" "npm_config_userconfig=$home/.npmrc" "npm_config_cache=$home/.npm" npx --yes npm@10 ci)
user+=(env -i "HOME=$home" "PATH=$PATH" ${CI:+"CI=$CI"})

# A network namespace in which only the loopback interface works. An ordinary user needs a user namespace to create it,
# and a second one to be an ordinary user again.
if [ "$(id -u)" = 0 ]; then
  offline=(unshare --net sh -c 'ip link set lo up && exec "$@"' sh "${user[@]}")
else
  offline=(unshare --map-root-user --net sh -c 'ip link set lo up && exec unshare --map-user="$0" "$@"' "$(id -u)" "${user[@]}")
fi
if ! "${offline[@]}" true 2>/dev/null; then
  echo 'stranger: the tests keep the network, because `unshare --net` is not allowed or `ip` is missing'
  offline=("${user[@]}")
fi

# Timers keep the real clock, so that libfaketime changes dates only.
year_ahead=(env FAKETIME_DONT_FAKE_MONOTONIC=1 faketime -f +365d)
if ! "${year_ahead[@]}" true 2>/dev/null; then
  echo 'stranger: the tests keep the date, because `faketime` is missing (Debian: apt-get install faketime)'
  year_ahead=()
fi

cd "$clone"
without_fonts=(env TEST_FONTS=none "FONTCONFIG_FILE=$clone/test/fonts/none.conf")
"${install[@]}"
failed=0
for tests in 'npm run check' 'npx vitest run --project !site'; do
  "${offline[@]}" "${year_ahead[@]}" "${without_fonts[@]}" $tests || failed=1
done
# libfaketime makes Chromium some twenty times slower; page tests set the clock of each page themselves.
"${offline[@]}" "${without_fonts[@]}" npx vitest run --project site || failed=1
exit $failed
