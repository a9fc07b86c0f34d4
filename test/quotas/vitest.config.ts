import { mergeConfig } from "vitest/config"
import shared from "../vitest.shared.ts"

/** The slow proof, which `bun run quotas` is: reads a day of comments by polls alone. COMMENTS says how many (1,000). */
export default mergeConfig(shared, {
  test: { include: ["test/quotas/*.proof.ts"], globalSetup: "test/globalSetup.ts" }
})
