#!/usr/bin/env bash
# Runs a command in a fresh clone of HEAD in a bare Debian 13 with Python 3.13, like a new machine.
# Usage: tools/bare_debian.sh COMMAND   (needs root; exits with 75 if such a Debian cannot be made)
# The file system of that Debian is made once, in about two minutes, and kept in CARAVEL_ROOTS (~/.cache/caravel); remove it to get a newer one.
# It has this machine's settings for pip, apt, proxies and certificates. Its processes and mounts end with the command.
set -euo pipefail
suite=trixie
roots=${CARAVEL_ROOTS:-$HOME/.cache/caravel}
root=$roots/$suite
here=$(cd "$(dirname "$0")/.." && pwd)
apart=(unshare --mount --pid --fork --kill-child --propagation private)

no_root() {
    echo "no bare Debian here: $1" >&2
    exit 75
}

make_root() {
    [ ! -d "$root" ] || return 0
    command -v debootstrap >/dev/null || timeout 300 sh -c 'apt-get update -qq && apt-get install -y -qq debootstrap' >/dev/null || return
    local mirror packages=ca-certificates,git,make,python3,python3-venv
    mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -n 1) || true
    rm -rf "$root.new"
    timeout 600 "${apart[@]}" debootstrap --variant=minbase --include=$packages "$suite" "$root.new" "$mirror" >"$root.log" || return
    mv "$root.new" "$root"
}

# Prints the settings of pip, proxies and certificates as NAME=VALUE. pip's files come first, because its variables override them.
settings() {
    python3 -m pip config list 2>/dev/null | sed -nE "/^:env:/d; s/^[^.]+\.([a-z-]+)='(.*)'$/\1 \2/p" | while read -r name value; do
        name=PIP_${name^^}
        echo "${name//-/_}=$value"
    done
    env | grep -E '^(PIP_[A-Z_]+|[A-Za-z_]*(PROXY|proxy|CERT|CERTS|CERT_FILE|CERT_DIR|CA_BUNDLE))=' || true
}

# Prints the files and folders that the settings name. For an index file it is the folder, because the packages are beside the index.
named() {
    local word
    for word in $(settings | cut -d= -f2-); do
        case $word in
            file:///*) dirname "${word#file://}" ;;
            /*) echo "$word" ;;
        esac
    done | sort -u
}

show() { # a file or folder of this machine, at the same place in the root
    [ -e "$1" ] || return 0
    if [ -d "$1" ]; then mkdir -p "$root$1"; elif [ ! -e "$root$1" ]; then mkdir -p "$root${1%/*}" && touch "$root$1"; fi
    mount --bind "$1" "$root$1"
}

inside() { # in namespaces of its own
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --bind "$work" "$root/mnt"
    mount --bind "$work/tmp" "$root/tmp"
    local place
    for place in /etc/resolv.conf /etc/hosts $(named); do show "$place"; done
    apt-config dump Acquire >"$root/etc/apt/apt.conf.d/90machine"
    mapfile -t kept < <(settings)
    local bare=(chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "${kept[@]}" sh -c)
    "${bare[@]}" 'cd /tmp && python3 -m venv try && try/bin/pip download -q --retries 1 --timeout 30 --no-deps tzdata' ||
        no_root "pip finds no packages in it"
    exec "${bare[@]}" "cd /mnt/caravel && $1"
}

run() {
    [ "$(id -u)" = 0 ] || no_root "only root can make one"
    "${apart[@]}" true 2>/dev/null || no_root "this machine allows no namespaces"
    mkdir -p "$roots"
    exec {lock}>"$root.lock"
    flock "$lock"
    make_root || no_root "debootstrap failed; its log ends with: $(tail -n 3 "$root.log" 2>/dev/null)"
    exec {lock}>&-
    work=$(mktemp -d "$roots/work.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    mkdir -m 1777 "$work/tmp"
    git clone -q "$here" "$work/caravel"
    "${apart[@]}" "$0" "$1" --inside "$work"
}

case ${2:-} in --inside) work=$3 inside "$1" ;; *) run "$1" ;; esac
