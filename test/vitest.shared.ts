import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import manifest from "../package.json" with { type: "json" }

/*
 * What tests cost, in milliseconds of processor time once the code is warm: a database 20, the rooms 80 to 130, the
 * rooms and their doors 150 to 240, a brand 10, a program that is started 2,000. So the files of a process share the
 * rooms and the door (`House`, `HouseOnFakePlatform`, `Door`; `sharedByFiles`): each file finds the database empty, has a
 * clock of its own, and each test a brand of its own. A file has rooms of its own (`ownHouse`, `ownDoor`) that looks at
 * their logs or traces, has settings of its own, changes the schema, ends connections, or tests what a process remembers.
 * Where tests look at all that there is, the database is `emptied` for each; a program is started where its start is what
 * is tested. A property that costs some of that each time it is drawn is drawn `runs(…)` times: few for a commit, more in
 * a search.
 */

/*
 * What the script `test` sets suits processes that live briefly. The one that begins, which does the reading, takes it from
 * there alone; those that it starts, and whoever runs files without the script, take it from here.
 * - BUN_JSC_useFTLJIT: the third compiler takes more than it gives back: a twelfth of the processor time.
 * - BUN_GC_TIMER_DISABLE, BUN_JSC_largeHeapSize: memory is collected when 300 MB are new, and not by a timer as well: a
 *   third of the collections.
 * - MIMALLOC_PURGE_DELAY: what was collected is used again, and not given back to the system to be asked for anew: a fifth
 *   of its time.
 */
for (const [, name = "", value] of manifest.scripts.test.matchAll(/\b([A-Z][A-Za-z_]+)=(\S+)/g))
  process.env[name] ??= value

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    setupFiles: ["test/setup.ts"],
    // one process for many files: each would load Effect anew
    isolate: false,
    // Bun loads TypeScript itself: passing each file through Vite costs a sixth of the whole, in loading and in code
    server: { deps: { external: [/\.tsx?$/] } },
    // two cores are busy only with three: while one waits for the database, two others work
    minWorkers: 3,
    maxWorkers: 3,
    // for machines that do other things besides; no test waits for a clock
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
})
