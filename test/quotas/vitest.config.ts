import { mergeConfig } from "vitest/config"
import suite from "../vitest.config.ts"

/** The slow proof, which `bun run quotas` is: reads a day of comments by polls alone. COMMENTS says how many (1,000). */
export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [] } },
  { test: { include: ["test/quotas/*.proof.ts"] } }
)
