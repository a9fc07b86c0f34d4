#!/bin/sh
# Installs what bun.lock says, and is quiet about it unless that fails. Arguments go to `bun install`.
said=$(bun install --frozen-lockfile "$@" 2>&1) && exit 0
printf '%s\n' "$said" >&2
echo "What Steward needs could not be installed: the reason stands above. Is the package registry reachable, the disk not full, and this folder yours to write to?" >&2
exit 1
