import { judgedPieces } from "../Text/LongText.ts"
import { normalise } from "../Text/Normalise.ts"

/** Words in which machines that read comments are spoken to; people need few of them under a post. */
const vocabulary = new Set(
  (
    "ignore disregard override bypass instruction instructions instructed prompt prompts system assistant ai llm gpt chatgpt " +
    "claude gemini bot moderator moderate moderation classify classifier classification label json leaning confidence " +
    "unsure output respond guideline guidelines developer jailbreak inst"
  ).split(" ")
)

/** Markup that could close the quotation a comment stands in. */
const markup = /<\/?\s*[a-z]+\s*>|```|\[\/?[a-z]+\]|<\|/i

/** Whether a comment may be speaking to a language model: such a one is left to people, the friendly ones too. */
export const instructs = (text: string): boolean =>
  markup.test(text) ||
  [text, ...judgedPieces(text)].some((piece) =>
    normalise(piece).words.some(({ forms }) => forms.some((form) => vocabulary.has(form)))
  )
