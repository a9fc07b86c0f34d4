import { configDefaults, mergeConfig } from "vitest/config"
import shared from "./vitest.shared.ts"

/** What the autopilot reads and judges by. It keeps nothing, so its tests have no database. */
const reading = [
  "test/Autopilot/*.test.ts",
  "test/Autopilot/!(Decider|Drafts|GuidanceSettings|LanguageModel|Learning|Replay|Replies|Revisits|Status|Worker)/**/*.test.ts",
  "test/Autopilot/Learning/!(Earned|Lessons).test.ts"
]

/** Each process warms up what it runs. So one thread does all the reading, and the processes beside it none. */
export default mergeConfig(shared, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "house",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...reading],
          globalSetup: "test/globalSetup.ts"
        }
      },
      {
        extends: true,
        test: { name: "reading", include: reading, pool: "threads", poolOptions: { threads: { singleThread: true } } }
      }
    ]
  }
})
