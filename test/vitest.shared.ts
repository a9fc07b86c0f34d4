import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

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

const forShortLives = {
  // the third compiler takes more than it gives back: a twelfth of the processor time
  BUN_JSC_useFTLJIT: "0",
  // memory is collected when 300 MB are new, and not by a timer as well: a third of the collections
  BUN_GC_TIMER_DISABLE: "1",
  BUN_JSC_largeHeapSize: "300000000",
  // what was collected is used again, and not given back to the system to be asked for anew: a fifth of its time
  MIMALLOC_PURGE_DELAY: "-1"
}
for (const [name, value] of Object.entries(forShortLives)) process.env[name] ??= value

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
    testTimeout: 30_000,
    hookTimeout: 30_000
  }
})
