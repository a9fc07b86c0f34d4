import { Effect, Layer, Runtime } from "effect"
import * as net from "node:net"
import { WebhookSender } from "#src/Webhooks/WebhookSender.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { signedHeaders } from "#src/Webhooks/Signature.ts"
import { jobs, post, secret } from "./deliveries/Job.ts"
const N=Number(process.argv[2]), C=64
const rec = Bun.spawn([process.execPath, import.meta.dirname+"/deliveries/Receivers.ts","4"],{stdout:"ignore",stderr:"inherit",serialization:"json",ipc:(m:any)=>got(m)}); let got!:(m:any)=>void; const ports:number[]=await new Promise(r=>got=r)
const urls=ports.map(p=>`http://127.0.0.1:${p}/x`)
let conns=0; const oc=net.Socket.prototype.connect; (net.Socket.prototype as any).connect=function(...a:any[]){conns++; return (oc as any).apply(this,a)}
const prog=Effect.gen(function*(){ const s=yield* WebhookSender
 const one=(j:any)=>{ const body=Buffer.from(j.body); return s.send({url:j.url,method:"POST",headers:signedHeaders({deliveryId:j.id,timestamp:Math.floor(Date.now()/1000),body},[secret]),body}) }
 for (let i=0;i<5;i++){ const js=jobs(N,urls,"a"); let c0=process.cpuUsage(), t=performance.now(); conns=0
  yield* Effect.promise(async()=>{ const it=js[Symbol.iterator](); await Promise.all(Array.from({length:C},async()=>{ for(const j of it) await post(j)})) }); let u=process.cpuUsage(c0); console.log("bare", ((u.user+u.system)/N).toFixed(0)+"us", (N/(performance.now()-t)*1000).toFixed(0)+"/s", "conns",conns)
  c0=process.cpuUsage(); t=performance.now(); conns=0
  yield* Effect.forEach(js, one, {concurrency:C, discard:true}); u=process.cpuUsage(c0); console.log("sender", ((u.user+u.system)/N).toFixed(0)+"us", (N/(performance.now()-t)*1000).toFixed(0)+"/s","conns",conns)
 } })
await Effect.runPromise(prog.pipe(Effect.provide(WebhookSender.layer().pipe(Layer.provide([Resolver.layer,TargetPolicy.layer({allowPrivate:true})]))), Effect.withTracerEnabled(false)))
rec.kill(9); process.exit(0)
