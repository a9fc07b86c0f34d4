import { makeWorkerUtils, run } from "graphile-worker"
import { type Job, post } from "../../bench/deliveries/Job.ts"
import { serveRunner, until } from "../../bench/deliveries/Runner.ts"

const connectionString = process.argv[2] ?? ""
const atOnce = 128

const utils = await makeWorkerUtils({ connectionString })
await utils.migrate()

serveRunner({
  fill: (jobs) =>
    utils.withPgClient(async (client) => {
      await client.query(
        `SELECT graphile_worker.add_jobs(array_agg(json_populate_record(NULL::graphile_worker.job_spec, job)))
        FROM json_array_elements($1::json) AS job`,
        [JSON.stringify(jobs.map((payload) => ({ identifier: "deliver", payload, max_attempts: 4 })))]
      )
    }),
  drain: async () => {
    const runner = await run({
      preset: {
        worker: {
          connectionString,
          maxPoolSize: 10,
          concurrentJobs: atOnce,
          localQueue: { size: 4 * atOnce },
          completeJobBatchDelay: 5,
          failJobBatchDelay: 5,
          pollInterval: 500
        }
      },
      noHandleSignals: true,
      parsedCronItems: [],
      taskList: { deliver: (payload) => post(payload as Job) }
    })
    await until(() =>
      utils.withPgClient(async (client) => {
        const left = await client.query("SELECT 1 FROM graphile_worker._private_jobs ORDER BY id LIMIT 1")
        return left.rows.length === 0
      })
    )
    await runner.stop()
  }
})
