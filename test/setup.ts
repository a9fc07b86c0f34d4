import { it, makeMethods } from "@effect/vitest"
import { FastCheck } from "effect"
import { afterAll, inject, type ProvidedContext } from "vitest"
import { verifyTrusted } from "#src/Ground/Trusted.ts"
import { record, writeRecorded } from "./Statements/Record.ts"

verifyTrusted()

/** What a commit is judged by is the same twice. `STEWARD_TEST_SEED` draws other data: `=$RANDOM` to search for more. */
const pinnedSeed = 20_261_123
FastCheck.configureGlobal({ seed: Number(process.env.STEWARD_TEST_SEED ?? pinnedSeed) })

// `layer(…)` overwrites the methods of vitest's one `it`, which the files of a process share
makeMethods(it)

const recordings: ProvidedContext["recordings"] | undefined = inject("recordings")
if (recordings !== undefined) {
  record()
  afterAll(() => writeRecorded(recordings))
}
