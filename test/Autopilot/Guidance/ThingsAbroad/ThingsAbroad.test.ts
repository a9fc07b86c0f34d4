import { describe } from "@effect/vitest"
import { actsOnWhatIsMeant } from "../NearMisses/Blocks.ts"

describe("what is named in another language is found in the words of customers, and in no words like them", () => {
  actsOnWhatIsMeant(new URL(".", import.meta.url))
})
