// user CPU time rather than wall time: robust against neighbours
import { assess } from "#src/Autopilot/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { decideOnRecord } from "#src/Autopilot/Decide.ts"
import { protectionKeys } from "#schema/Autopilot.ts"
import { defaultThresholds } from "#src/Autopilot/Trust.ts"
import { ownComments } from "#src/Demo/Replay.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { hashRuns } from "./test/bench/HashRuns.ts"
const texts = ownComments.map((c) => c.text)
const policy = compile('Hide mentions of Stridex and Granite Peak. Keep "dot com" and questions. Ask about refunds.')
const dec = (t: string) => { const a = assess(trainedClassifier, { text: t, hasMedia: false, platform: "facebook", surface: "organic" }, policy); return decideOnRecord({ commentId: "c", classifier: a.classifier, language: a.language, scores: a.scores, evidence: a.evidence, protections: { version: 1, on: protectionKeys }, policy: { version: 1, at: "2026-01-01T00:00:00.000Z", rules: a.rules }, trust: { thresholds: defaultThresholds, asksMoreAbout: [] }, recall: null, opinion: null, residual: { shift: 0, words: [] } } as any) }
export let kept: unknown
const run = (f: (t: string) => unknown, n: number) => { const s = process.cpuUsage(); for (let r = 0; r < n; r++) for (const t of texts) kept = f(t); const u = process.cpuUsage(s); return (u.user + u.system) / n / texts.length }
run(dec, 150); 
run(dec, 2500)
