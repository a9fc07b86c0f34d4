import { mergeConfig } from "vitest/config"
import suite from "../vitest.config.ts"

/** The slow proof, which `bun run quotas` is: reads a day of 10,000 comments by polls alone. */
export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [] } },
  { test: { include: ["test/quotas/*.proof.ts"] } }
)
