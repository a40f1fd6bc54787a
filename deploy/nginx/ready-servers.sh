# !/bin/sh Keeps the pool of servers in nginx up to date: a server that is not ready gets no requests until it is. nginx
# itself does not ask /readyz, so this does, every PAUSE_SECONDS (2). If no server is ready, all stay: late data are
# better than none.
#   ready-servers.sh ADDRESSES FILE
# ADDRESSES has one host:port a line. FILE is the list for nginx, which RELOAD (nginx -s reload) makes nginx read.
set -eu
addresses=$1
file=$2
reload=${RELOAD:-nginx -s reload}
while :; do
  ready=
  others=
  while read -r address || [ -n "$address" ]; do
    case $address in
      '' | '#'*) continue ;;
      *[!A-Za-z0-9.:_-]*) echo "$addresses: not host:port: $address" >&2; exit 1 ;;
    esac
    if curl -fsS -o /dev/null --max-time 2 "http://$address/readyz" 2>/dev/null; then ready="$ready $address"; else others="$others $address"; fi
  done <"$addresses"
  down=' down'
  [ -n "$ready" ] || down=
  {
    for address in $ready; do echo "server $address max_fails=0;"; done
    for address in $others; do echo "server $address max_fails=0$down;"; done
  } | sort >"$file.new"
  if cmp -s "$file.new" "$file"; then
    rm "$file.new"
  else
    mv "$file.new" "$file"
    echo "ready:${ready:- none}; not ready:${others:- none}"
    $reload || echo "nginx does not read $file: see above" >&2
  fi
  sleep "${PAUSE_SECONDS:-2}"
done
