import { createHash } from "node:crypto"
import type { Answer } from "#schema/resources/NeedsYou.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import type { StoredHeld } from "./HeldAnswersRepo.ts"
import type { Verb } from "./RequestedAction.ts"

/** By which a text is known again, in hexadecimal digits. */
export const aboutOf = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Signs and blanks, and what nobody sees, change nothing of what is to be hidden: an author could add them for ever. */
const wordsOf = (text: string): string => {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "")
  return words === "" ? text : words
}

/** By which it is known again what an answer was given to. */
export const aboutFor = (answer: StoredHeld["answer"], text: string): string =>
  aboutOf(answer === "hide" || answer === "block" ? wordsOf(text) : text)

/** Whether the comment still says what somebody answered whose answer is held. */
export const isHeldAbout = (
  { about, answer }: Pick<StoredHeld, "about" | "answer">,
  { erased_at, text }: Pick<StoredComment, "erased_at" | "text">
): boolean => erased_at !== null || about === aboutFor(answer, text)

/**
 * Whether the comment still says what was answered, as far as that is known. What was erased is nobody's to look at, and its
 * answer stands.
 */
export const isAbout = (
  { about }: { readonly about: string | null },
  { erased_at, text }: Pick<StoredComment, "erased_at" | "text">
): boolean => about === null || erased_at !== null || about === aboutOf(text)

/** The answer that a deed amounts to; null for one that has nothing to do with answers. */
const answerOf = (verb: Verb): StoredHeld["answer"] | null => {
  switch (verb) {
    case "unhide":
    case "allow":
      return "keep"
    case "unarchive":
    case "unblock":
      return null
    default:
      return verb
  }
}

type Given = Pick<StoredHeld, "answer" | "answer_text">

/** Whether both say the same: of replies, in the same words. */
export const isSameAnswer = (held: Given, answer: StoredHeld["answer"], text: string | null | undefined): boolean =>
  held.answer === answer && (answer !== "reply" || held.answer_text === (text ?? null))

/**
 * What a deed that takes effect at once means for an answer that is held: nothing, or the same, so that the held one is
 * done with it, or something else. To archive a comment, or to block its author, goes well with every other answer.
 */
export const meeting = (held: Given, verb: Verb, text: string | null | undefined): "apart" | "same" | "other" => {
  const answer = answerOf(verb)
  if (answer === null) return "apart"
  if (isSameAnswer(held, answer, text)) return "same"
  return answer === "archive" || answer === "block" ? "apart" : "other"
}

const inWords: Readonly<Record<StoredHeld["answer"], string>> = {
  hide: "hide",
  keep: "leave up",
  reply: "reply",
  block: "block the author",
  archive: "archive"
}

/** Who was first, and how, for whoever comes second. */
export const alreadyHeld = ({ answer, person_name }: StoredHeld): string =>
  `${person_name} has already answered this comment: ${inWords[answer]}. It takes effect in a few seconds, unless they take it back`

/** The answer of the API that a held one is; null for one that is none. */
export const apiAnswer = ({ answer, answer_text }: Given): Answer | null => {
  switch (answer) {
    case "hide":
    case "keep":
      return { answer }
    case "reply":
      return { answer, text: answer_text ?? "" }
    case "block":
      return { answer: "hide" }
    case "archive":
      return null
  }
}
