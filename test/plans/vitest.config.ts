import { mergeConfig } from "vitest/config"
import suite from "../vitest.config.ts"

/** The slow proof, which `bun run plans` is: fills a database with a million rows and more. */
export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [] } },
  { test: { include: ["test/plans/*.proof.ts"] } }
)
