import { it, makeMethods } from "@effect/vitest"

// `layer(…)` overwrites the methods of vitest's one `it`, which the files of a process share
makeMethods(it)
