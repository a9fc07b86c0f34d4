import { assess } from "#src/Autopilot/Assess.ts"
import { normalise } from "#src/Autopilot/Normalise.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { urlsOf } from "#src/Autopilot/Detectors/Urls.ts"
import { linksOf } from "#src/Autopilot/Detectors/Links.ts"
import { contactOf } from "#src/Autopilot/Detectors/Contact.ts"
import { competitors } from "#src/Autopilot/Detectors/Competitors.ts"
import { lists } from "#src/Autopilot/WordLists/Lists.ts"
import { guessLanguage } from "#src/Autopilot/Language/Language.ts"
import { listScores } from "#src/Autopilot/ListScores.ts"
import { trainedModel, trainedClassifier } from "#src/Autopilot/TrainedClassifier.ts"
import { fingerprint } from "#src/Autopilot/Fingerprint.ts"
import { isQuestionIn } from "#src/Autopilot/Question.ts"
import { matchRules } from "#src/Autopilot/Guidance/Match.ts"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { decideOnRecord } from "#src/Autopilot/Decide.ts"
import { protectionKeys } from "#schema/Autopilot.ts"
import { defaultThresholds } from "#src/Autopilot/Trust.ts"
import { ownComments } from "#src/Demo/Replay.ts"
import { hashRuns } from "./test/bench/HashRuns.ts"
import { fuzzedTexts } from "./test/bench/FuzzedTexts.ts"
const texts = ownComments.map((c) => c.text)
const policy = compile('Hide mentions of Stridex and Granite Peak. Keep "dot com" and questions. Ask about refunds.')
export let kept: unknown
const stage = (name: string, f: (i: number) => unknown) => {
  const ts: number[] = []
  for (let r = 0; r < (name === "ALL" ? 500 : 100); r++) { const t = Bun.nanoseconds(); for (let i = 0; i < texts.length; i++) kept = f(i); ts.push((Bun.nanoseconds() - t) / 1000 / texts.length) }
  ts.sort((a, b) => a - b); console.log(name.padEnd(16), ts[Math.floor(ts.length * .04)]!.toFixed(2), "µs"); return ts[Math.floor(ts.length * .04)]!
}
const norm = texts.map(normalise), rd = texts.map(read), urls = norm.map((n) => urlsOf(n.characters))
const dec = (t: string) => { const a = assess(trainedClassifier, { text: t, hasMedia: false, platform: "facebook", surface: "organic" }, policy); return decideOnRecord({ commentId: "c", classifier: a.classifier, language: a.language, scores: a.scores, evidence: a.evidence, protections: { version: 1, on: protectionKeys }, policy: { version: 1, at: "2026-01-01T00:00:00.000Z", rules: a.rules }, trust: { thresholds: defaultThresholds, asksMoreAbout: [] }, recall: null, opinion: null, residual: { shift: 0, words: [] }, drawn: false } as any) }
const base = stage("baseline", (i) => hashRuns(texts[i]!))
stage("normalise", (i) => normalise(texts[i]!))
stage("urls", (i) => urlsOf(norm[i]!.characters))
stage("links", (i) => linksOf(norm[i]!, urls[i]!))
stage("contact", (i) => contactOf(norm[i]!, urls[i]!))
stage("lists", (i) => lists.find(norm[i]!))
stage("language", (i) => guessLanguage(norm[i]!, trainedModel.lexicon))
stage("listScores", (i) => listScores(rd[i]!))
stage("model", (i) => trainedModel.judge(rd[i]!))
stage("classify", (i) => trainedClassifier.classify(rd[i]!))
stage("competitors", (i) => competitors(norm[i]!, policy.competitors))
stage("question", (i) => isQuestionIn(norm[i]!))
stage("rules", (i) => matchRules(policy.rules, { text: norm[i]!, scores: {} as any, question: false, platform: "facebook", surface: "organic" }))
stage("fingerprint", (i) => fingerprint(norm[i]!))
stage("read", (i) => read(texts[i]!))
stage("assess", (i) => assess(trainedClassifier, { text: texts[i]!, hasMedia: false, platform: "facebook", surface: "organic" }, policy))
const all = stage("ALL", (i) => dec(texts[i]!))
console.log("ratio", (all / base).toFixed(1))
if (process.argv[2]) {
  const f = fuzzedTexts(200); let worst = 0, wt = ""
  for (const t of f) { for (let k = 0; k < 3; k++) { dec(t); hashRuns(t) } const ds: number[] = [], hs: number[] = []; for (let k = 0; k < 7; k++) { let s = Bun.nanoseconds(); kept = dec(t); ds.push(Bun.nanoseconds() - s); s = Bun.nanoseconds(); for (let q = 0; q < 5; q++) kept = hashRuns(t); hs.push((Bun.nanoseconds() - s) / 5) } ds.sort((a, b) => a - b); hs.sort((a, b) => a - b); const r = ds[3]! / hs[3]!; if (r > worst) { worst = r; wt = t; console.log("worst", r.toFixed(1), (ds[3]! / 1000).toFixed(0), "µs", (hs[3]! / 1000).toFixed(1), JSON.stringify(t.slice(0, 60))) } }
}
