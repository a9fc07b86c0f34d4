import { cuesOf } from "#src/Autopilot/Guidance/Reading/Learned/Cues.ts"
import { sentencesOf } from "#src/Autopilot/Guidance/Reading/Sentences.ts"
import type { TaggedSentence } from "./Tagged.ts"

const telling = new Set<string>(["hide", "keep", "ask", "no", "need"])

const outside = ({ parts, text }: TaggedSentence): string => {
  let said = ""
  let from = 0
  for (const { end, start } of parts) {
    said += `${text.slice(from, start)} , `
    from = end
  }
  return said + text.slice(from)
}

/** Whether a word outside of what it names tells what is to be done. */
const instructs = (sentence: TaggedSentence): boolean =>
  outside(sentence)
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .some((word) => cuesOf(word.replaceAll(/['’]/g, "")).some((cue) => telling.has(cue)))

/** The sentences of a line of guidance, each by itself, as the compiler reads them. */
export const apart = (line: TaggedSentence): ReadonlyArray<TaggedSentence> => {
  const sentences: Array<TaggedSentence> = []
  let from = 0
  for (const said of sentencesOf(line.text)) {
    const plain = said.replace(/\?$/, "")
    const start = line.text.indexOf(plain, from)
    if (start < 0) return []
    const end = start + plain.length
    const parts = line.parts
      .filter((part) => part.start >= start && part.end <= end)
      .map((part) => ({ ...part, start: part.start - start, end: part.end - start }))
    const crossed = line.parts.some((part) => part.start < end && part.end > end)
    if (crossed) return []
    const own = { text: plain, parts, back: line.back }
    sentences.push({ ...own, back: line.back || parts.length === 0 || said.endsWith("?") || !instructs(own) })
    from = end
  }
  return sentences
}
