#!/bin/sh
# Runs `make demo` until its page answers, then ends it. Arguments go to make.
# Usage: tools/demo_answers.sh [PYTHON=python3.13]
set -eu

output=$(mktemp)
make "$@" demo >"$output" 2>&1 &
demo=$!
trap 'kill "$demo" 2>/dev/null || true; rm -f "$output"' EXIT

# Installing takes minutes on a slow line; ten minutes are enough.
tries=600
until address=$(grep -o 'http://127[^ ]*' "$output"); do
    tries=$((tries - 1))
    if [ "$tries" = 0 ] || ! kill -0 "$demo" 2>/dev/null; then
        cat "$output" >&2
        exit 1
    fi
    sleep 1
done
python3 -c 'import sys, urllib.request; print(len(urllib.request.urlopen(sys.argv[1], timeout=60).read()), "bytes from", sys.argv[1])' "$address"
