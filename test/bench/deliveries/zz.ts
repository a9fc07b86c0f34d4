import { FetchHttpClient } from "@effect/platform"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Layer, Logger, ManagedRuntime, Redacted, Scope } from "effect"
import { AppLinks } from "#src/AppLinks.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { DeliveriesRepo } from "#src/Webhooks/DeliveriesRepo.ts"
import { DeliveryRunner } from "#src/Webhooks/DeliveryRunner.ts"
import { HookQueueRepo } from "#src/Webhooks/HookQueueRepo.ts"
import { secretPurpose } from "#src/Webhooks/HookSecrets.ts"
import { HooksRepo } from "#src/Webhooks/HooksRepo.ts"
import { HostSlots } from "#src/Webhooks/HostSlots.ts"
import { Outbox } from "#src/Webhooks/Outbox.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"
import { secret } from "./Job.ts"
import { serveRunner, until } from "./Runner.ts"

const ground = Layer.mergeAll(
  AuditLog.layer,
  WorkspaceClock.layer,
  SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))),
  AppLinks.layer("http://localhost"),
  Resolver.layer,
  TargetPolicy.layer({ allowPrivate: true })
).pipe(
  Layer.provideMerge(Layer.mergeAll(Ids.layer, Signals.layer)),
  Layer.provideMerge(
    Layer.mergeAll(
      PgClient.layer({ url: Redacted.make(process.argv[2] ?? ""), maxConnections: 10 }),
      RandomBytes.layer,
      FetchHttpClient.layer
    )
  )
)

const T: Record<string,{n:number,ms:number,rows:number}>={}
const Timed = Layer.effect(DeliveriesRepo, Effect.map(DeliveriesRepo, (repo:any)=> { const o:any={}; for (const k of Object.keys(repo)) o[k]=(...a:any[])=>Effect.suspend(()=>{ const t=performance.now(); return Effect.tap(repo[k](...a),(r:any)=>{ const e=T[k]??={n:0,ms:0,rows:0}; e.n++; e.ms+=performance.now()-t; e.rows+=Array.isArray(r)?r.length:0 }) }); return o})).pipe(Layer.provide(DeliveriesRepo.layer))
setInterval(()=>{ let d=0; const s=performance.now(); setImmediate(()=>{}); },1000)
let last=performance.now(), lag=0; setInterval(()=>{const n=performance.now(); lag=Math.max(lag,n-last-10); last=n},10)
import { readdirSync, readFileSync } from "node:fs"
const pgs=()=>{ let t=0; for (const pid of readdirSync("/proc")) { if(!/^[0-9]+$/.test(pid)) continue; try { const cl=readFileSync("/proc/"+pid+"/cmdline","utf8"); if(cl.startsWith("postgres:") ) { const st=readFileSync("/proc/"+pid+"/stat","utf8"); const f=st.slice(st.lastIndexOf(")")+2).split(" "); if (cl.includes("_deliveries")||f[1]===String(PP)) t+=(Number(f[11])+Number(f[12]))*10 } } catch{} } return t}
let PP=0; for (const pid of readdirSync("/proc")) { if(!/^[0-9]+$/.test(pid)) continue; try { const cl=readFileSync("/proc/"+pid+"/cmdline","utf8"); if(cl.includes("_deliveries")&&cl.startsWith("postgres:")) { const st=readFileSync("/proc/"+pid+"/stat","utf8"); PP=Number(st.slice(st.lastIndexOf(")")+2).split(" ")[1]) } } catch{} }
let p0=0
const report=()=>{ console.error("PG ms during drain", pgs()-p0);  for(const [k,e] of Object.entries(T)) console.error(k.padEnd(12),"n",e.n,"avg",(e.ms/e.n).toFixed(2)+"ms","rows/call",(e.rows/e.n).toFixed(1)); for(const k of Object.keys(T)) delete T[k]; console.error("max lag",lag.toFixed(0)); lag=0 }
const engine = DeliveryRunner.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(Outbox.layer, WebhookSender.layer())),
  Layer.provideMerge(Layer.mergeAll(HooksRepo.layer, HookQueueRepo.layer, Timed, HostSlots.layer)),
  Layer.provideMerge(ground),
  // as the service runs
  Layer.provideMerge(Layer.merge(Logger.json, Layer.setTracerEnabled(false)))
)

const workspaceId = "ws_bench"
const runtime = ManagedRuntime.make(engine)

/** A hook for each URL. */
const subscribe = Effect.fn("subscribe")(function* (urls: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const box = yield* SecretBox
  yield* sql`
    INSERT INTO workspaces (id, name, protections, created_at) VALUES (${workspaceId}, 'Bench', '{}', 'epoch')
    ON CONFLICT DO NOTHING`
  const sealed = yield* box.seal(secretPurpose, Redacted.make(secret))
  yield* sql`
    INSERT INTO hooks (workspace_id, id, kind, events, target_url, target_host, integration, sealed_secret, created_at)
    SELECT ${workspaceId}, 'hook_' || url, 'settings', '{}', url, split_part(url, '/', 3), 'api', ${sealed}, 'epoch'
    FROM unnest(${urls}::text[]) AS url ON CONFLICT DO NOTHING`
})

const R=DeliveriesRepo; serveRunner({
  fill: (jobs) =>
    runtime.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* subscribe([...new Set(jobs.map(({ url }) => url))])
        const rows = jobs.map(({ body, id, url }) => ({ body, id, url }))
        yield* sql`
          INSERT INTO deliveries (workspace_id, id, hook_id, event, body, state, due_at, created_at)
          SELECT ${workspaceId}, id, 'hook_' || url, 'comment.received', body, 'queued', 'epoch', 'epoch'
          FROM json_to_recordset(${JSON.stringify(rows)}::json) AS job (id text, url text, body text)`
        yield* sql`VACUUM ANALYZE deliveries`
      })
    ),
  drain: () =>
    runtime.runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const runtime = yield* Effect.runtime<SqlClient.SqlClient>()
        const scope = yield* Scope.make(); p0=pgs(); for(const k of Object.keys(T)) delete T[k]
        yield* Layer.buildWithScope(Layer.fresh(DeliveryRunner.worker), scope)
        const left = sql`SELECT 1 FROM deliveries WHERE state = 'queued' LIMIT 1`
        yield* Effect.promise(() =>
          until(() => Effect.map(left, (rows) => rows.length === 0).pipe(Effect.provide(runtime), Effect.runPromise))
        )
        report(); yield* Scope.close(scope, Exit.void)
        const failed = yield* sql`SELECT 1 FROM deliveries WHERE state <> 'delivered' OR attempts <> 1 LIMIT 1`
        if (failed.length > 0) return yield* Effect.dieMessage("Not every delivery arrived at the first attempt")
      })
    )
})
