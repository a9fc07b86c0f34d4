import { type Job, post } from "./Job.ts"
import { serveRunner } from "./Runner.ts"

const atOnce = 128

let waiting: ReadonlyArray<Job> = []

/** No database: what is lost when it dies is lost. */
serveRunner({
  fill: async (jobs) => {
    waiting = jobs
  },
  drain: async () => {
    const left = waiting[Symbol.iterator]()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const job of left) await post(job)
      })
    )
  }
})
