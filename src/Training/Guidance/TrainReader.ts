import { featuresOf } from "#src/Autopilot/Guidance/Reading/Learned/Features.ts"
import { roleCount, roles, type ThingRole } from "#src/Autopilot/Guidance/Reading/Learned/Labels.ts"
import { type ReaderHeader, readerMagic } from "#src/Autopilot/Guidance/Reading/Learned/ReaderModel.ts"
import { roleFeatures } from "#src/Autopilot/Guidance/Reading/Learned/RoleFeatures.ts"
import { runsOf } from "#src/Autopilot/Guidance/Reading/Learned/Runs.ts"
import { wholeFeatures } from "#src/Autopilot/Guidance/Reading/Learned/WholeFeatures.ts"
import { apart } from "./Lessons.ts"
import { type Lesson, lessonOf, type TaggedSentence } from "./Tagged.ts"
import { type ChoiceLesson, trainChoices } from "./TrainRoles.ts"
import { type ChainLesson, trainChain } from "./TrainTagger.ts"
import { variantsOf } from "./Variants.ts"

const words = { bits: 16, epochs: 12, rate: 0.1, decay: 1e-3 } as const
const things = { bits: 15, epochs: 15, rate: 0.1, decay: 1e-3 } as const
const whole = { bits: 15, epochs: 12, rate: 0.1, decay: 3e-3 } as const
/** With other things in their places, how often each sentence is learnt from, and how much each counts. */
const copies = 3
const copied = 0.5
const most = 127

const isRole = (name: string): name is ThingRole => (roles as ReadonlyArray<string>).includes(name)

const chainLesson = ({ pieces, tags }: Lesson, weight: number): ChainLesson => ({
  features: featuresOf(pieces),
  labels: tags,
  weight
})

const roleLessons = (lesson: Lesson): ReadonlyArray<ChoiceLesson> => {
  const runs = runsOf(lesson.tags, lesson.pieces)
  const all: Array<ChoiceLesson> = []
  let before: ThingRole | null = null
  for (const [at, name] of lesson.roles.entries()) {
    if (!isRole(name)) continue
    all.push({ features: roleFeatures(lesson.pieces, runs, at, before), choice: roles.indexOf(name), weight: 1 })
    before = name
  }
  return all
}

const quantised = (weights: Float64Array) => {
  let largest = 1e-9
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / most
  return { scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

/** The reader's file, in the layout that `ReaderModel.decode` reads. */
export const trainReader = (lines: ReadonlyArray<TaggedSentence>): Uint8Array => {
  const sentences = lines.flatMap(apart)
  const lessons = sentences.flatMap((sentence) => lessonOf(sentence) ?? [])
  const readable = lessons.filter(({ back }) => !back)
  const variants = variantsOf(
    sentences.filter(({ back }) => !back),
    copies,
    5
  ).flatMap((sentence) => lessonOf(sentence) ?? [])
  const chain = trainChain(
    [...readable.map((lesson) => chainLesson(lesson, 1)), ...variants.map((lesson) => chainLesson(lesson, copied))],
    words,
    7
  )
  const ofThings = trainChoices(readable.flatMap(roleLessons), roleCount, things, 3)
  const ofWhole = trainChoices(
    lessons.map(({ back, pieces }) => ({ features: wholeFeatures(pieces), choice: back ? 1 : 0, weight: 1 })),
    2,
    whole,
    4
  )
  const tables = [chain.words, ofThings, ofWhole].map(quantised)
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify([...chain.pairs]))
  for (const { bytes } of tables) hash.update(bytes)
  const header: ReaderHeader = {
    version: hash.digest("hex").slice(0, 8),
    pairs: [...chain.pairs],
    tables: [words, things, whole].map(({ bits }, at) => ({ bits, scale: tables[at]?.scale ?? 1 }))
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const start = readerMagic.length + 4
  const size = tables.reduce((sum, { bytes }) => sum + bytes.length, start + json.length)
  const file = new Uint8Array(size)
  file.set(new TextEncoder().encode(readerMagic))
  new DataView(file.buffer).setUint32(readerMagic.length, json.length, true)
  file.set(json, start)
  let at = start + json.length
  for (const { bytes } of tables) {
    file.set(new Uint8Array(bytes.buffer), at)
    at += bytes.length
  }
  return file
}
