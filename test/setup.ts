import { it, makeMethods } from "@effect/vitest"
import { FastCheck } from "effect"
import { afterAll, inject, type ProvidedContext } from "vitest"
import { verifyTrusted } from "#src/Ground/Trusted.ts"
import { record, writeRecorded } from "./Statements/Record.ts"
import { compareYieldables } from "./Yieldables.ts"

verifyTrusted()
compareYieldables()

/**
 * What a commit is judged by is the same twice, so that half as many draws tell as much. `STEWARD_TEST_SEED` draws other
 * data: `=$RANDOM` to search for more.
 */
const pinnedSeed = 20_261_123
const search = process.env.STEWARD_TEST_SEED
FastCheck.configureGlobal({ seed: Number(search ?? pinnedSeed), numRuns: search === undefined ? 50 : 100 })

// `layer(…)` overwrites the methods of vitest's one `it`, which the files of a process share
makeMethods(it)

const recordings: ProvidedContext["recordings"] | undefined = inject("recordings")
if (recordings !== undefined) {
  record()
  afterAll(() => writeRecorded(recordings))
}
