/** Signs within a sentence, between its parts. */
export const partingSigns = [",", ";", ":", "–", "—", "-", "(", ")", ".", "...", "…", "->", "=>", "→", "="]
/** Signs that end one. */
export const endingSigns = ["?", "!"]

/** Words that begin another part, with a verb of its own. */
export const clauseWords = [
  "but",
  "however",
  "while",
  "whereas",
  "because",
  "since",
  "so",
  "though",
  "although",
  "then",
  "yet",
  "if",
  "when",
  "unless"
]
/** These, and what joins the things of a list. */
export const joiningWords: ReadonlySet<string> = new Set([...clauseWords, "except", "and", "or"])
