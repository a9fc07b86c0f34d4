import { assert, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { explain, type FailureReason } from "#src/Database/EmbeddedPostgres/FailureWords.ts"

const said: ReadonlyArray<readonly [string, FailureReason]> = [
  ["FATAL:  could not write to file: No space left on device", "DiskFull"],
  ["FATAL:  could not extend file: wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.", "DiskFull"],
  ["ENOSPC: no space left on device, write", "DiskFull"],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', "PortTaken"],
  ["FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use", "StillRunning"],
  ['FATAL:  lock file "postmaster.pid" already exists', "StillRunning"],
  ["FATAL:  database files are incompatible with server", "Version"],
  ["EROFS: read-only file system, mkdir", "Permission"],
  ["EACCES: permission denied, mkdir '/x'", "Permission"],
  ["postgres: error while loading shared libraries: libicuuc.so.60", "Program"],
  ["could not look up effective user ID 1234: user does not exist", "Account"]
]

it.each(said)("%s", (output, reason) => {
  const found = explain(`one line before\n${output}\n`)
  assert.strictEqual(found.reason, reason)
  assert.include(found.words, output)
})

it.prop("always has words", [FastCheck.string()], ([output]) => {
  assert.isAbove(explain(output).words.trim().length, 0)
})
