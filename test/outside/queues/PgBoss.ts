import { PgBoss } from "pg-boss"
import { type Job, post } from "../../bench/deliveries/Job.ts"
import { serveRunner, until } from "../../bench/deliveries/Runner.ts"

const queue = "deliveries"
const boss = new PgBoss({ connectionString: process.argv[2] ?? "", max: 10, supervise: false, schedule: false })
boss.on("error", console.error)
await boss.start()
await boss.createQueue(queue, { retryLimit: 3 })

const atOnce = 1000

serveRunner({
  fill: async (jobs) => {
    for (let from = 0; from < jobs.length; from += atOnce) {
      await boss.insert(
        queue,
        jobs.slice(from, from + atOnce).map((data) => ({ data }))
      )
    }
  },
  drain: async () => {
    await boss.work<Job>(
      queue,
      { batchSize: 100, localConcurrency: 4, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 },
      async (batch) => {
        await Promise.all(batch.map(({ data }) => post(data)))
      }
    )
    await until(async () => {
      const left = await boss.getDb().executeSql(`SELECT 1 FROM pgboss.job WHERE state < 'completed' LIMIT 1`)
      return left.rows.length === 0
    })
    await boss.offWork(queue)
  }
})
