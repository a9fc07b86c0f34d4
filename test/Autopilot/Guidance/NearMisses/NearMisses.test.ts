import { describe } from "@effect/vitest"
import { actsOnWhatIsMeant } from "./Blocks.ts"

describe("what owners write acts on what they mean, and on nothing that has the same words", () => {
  actsOnWhatIsMeant(new URL(".", import.meta.url))
})
