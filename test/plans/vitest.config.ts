import { mergeConfig } from "vitest/config"
import shared from "../vitest.shared.ts"

/** The slow proof, which `bun run plans` is: fills a database with a million rows and more. */
export default mergeConfig(shared, {
  test: { include: ["test/plans/*.proof.ts"], globalSetup: "test/globalSetup.ts" }
})
