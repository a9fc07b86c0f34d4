import { it, makeMethods } from "@effect/vitest"
import { verifyTrusted } from "#src/Ground/Trusted.ts"

verifyTrusted()

// `layer(…)` overwrites the methods of vitest's one `it`, which the files of a process share
makeMethods(it)
