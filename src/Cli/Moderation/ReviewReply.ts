import type { AnswerToHold } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

/** What somebody at a terminal says to a comment. */
export type TerminalReply =
  | { readonly _tag: "Answer"; readonly answer: AnswerToHold }
  | { readonly _tag: "Skip" }
  | { readonly _tag: "TakeBack" }
  | { readonly _tag: "Quit" }
  | { readonly _tag: "NotUnderstood" }

export const choices =
  "Type one and press Enter: h hide, l leave up, r TEXT reply, b block, a archive, s skip, u take the last back, q quit; nothing, as it leans."

const answers: Readonly<Record<string, AnswerToHold>> = {
  h: { answer: "hide" },
  hide: { answer: "hide" },
  l: { answer: "keep" },
  leave: { answer: "keep" },
  keep: { answer: "keep" },
  b: { answer: "block" },
  block: { answer: "block" },
  a: { answer: "archive" },
  archive: { answer: "archive" }
}

const others: Readonly<Record<string, TerminalReply>> = {
  s: { _tag: "Skip" },
  skip: { _tag: "Skip" },
  u: { _tag: "TakeBack" },
  undo: { _tag: "TakeBack" },
  q: { _tag: "Quit" },
  quit: { _tag: "Quit" }
}

/** Reads a typed line; an empty one is an answer only where the comment leans to one. */
export const readReply = (line: string, { leaning }: Pick<NeedsYouItem, "leaning">): TerminalReply => {
  const typed = line.trim()
  if (typed === "")
    return leaning === null ? { _tag: "NotUnderstood" } : { _tag: "Answer", answer: { answer: leaning } }
  const [, text] = /^r(?:eply)?\s+(\S.*)$/is.exec(typed) ?? []
  if (text !== undefined) return { _tag: "Answer", answer: { answer: "reply", text } }
  const word = typed.toLowerCase()
  const answer = Object.hasOwn(answers, word) ? answers[word] : undefined
  if (answer !== undefined) return { _tag: "Answer", answer }
  return (Object.hasOwn(others, word) ? others[word] : undefined) ?? { _tag: "NotUnderstood" }
}
