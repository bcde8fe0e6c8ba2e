#!/bin/sh
# Installs everything that Caravel needs, and the guests of games.txt, on a bare Debian 12. The container file runs it; root can run it by hand.
# Usage: sh deploy/install.sh   (in the folder of the program; it makes .venv, var and backups there and the user caravel)
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update
# libfribidi0 draws joined and right-to-left scripts in players' names; postgresql-client makes backups of a database on a server.
apt-get install -y --no-install-recommends ca-certificates python3 python3-venv libfribidi0 postgresql-client
rm -rf /var/lib/apt/lists/*
python3 -m venv .venv
.venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock
.venv/bin/python deploy/games.py
id caravel >/dev/null 2>&1 || useradd --system --home "$PWD" --shell /usr/sbin/nologin caravel
install -d -o caravel -g caravel -m 700 var backups
