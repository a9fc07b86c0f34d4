import { keepsAllThere, type ReadPart, read, unread } from "../Words/ReadPart.ts"
import type { ReadSentence, WordedReader } from "../Words/ReadSentence.ts"

const order =
  "(?:(?:hide|remove|delete|block|take down)|(?<keeps>never hide|keep|leave|allow)|(?<asks>(?:please )?(?:ask|tell|notify|alert) (?:me|us)(?: first)?(?: about)?|show me))"
const all =
  "(?:(?:all|any|every|each)(?: of)? (?:the )?|the )?(?:comments?|repl(?:y|ies))(?: posted| written| made| left)?|everything|anything"
const under = "(?:on|under|underneath|below|beneath|to)"
const whose = "(?:our|the|my|all|any|every|these|this|that)"
/** `Posts about the fire`, `our charity posts`, `the #recall post`. */
const posts = `(?:(?:${whose} )*posts? (?:about|on|regarding|concerning|for|whose|with|that|captioned) (?:(?! (?:that|which|who|mentioning|containing|if|when|unless|except|without|but|only)(?!\\p{L}))[^,;:])+|(?:${whose} )*(?!(?:organic|own|other|new|old|latest|last|recent|next|first|paid|sponsored|instagram|facebook|tiktok|youtube|threads)\\b)(?:[\\p{L}\\p{N}#'’-]+ ){1,3}posts?)`

const form = new RegExp(`^(?:please )?${order} (?:${all}) (?<place>${under} ${posts})$`, "iu")

/**
 * What is to become of all comments under posts that are named by what they are about. Read as a rule about the words of
 * comments, `hide all comments on posts about the fire` would hide who says “this is fire”. Null for any other sentence.
 */
export const readAllUnderPosts = (
  said: string,
  sentence: string,
  reader: WordedReader
): ReadPart<ReadSentence> | null => {
  const groups = form.exec(said)?.groups
  if (groups === undefined) return null
  const reading = reader(`hide links ${groups["place"]}`, sentence)
  if (reading._tag === "unread") return null
  const rules = reading.value.rules.filter(({ captions, topics }) => captions !== null && topics.length === 1)
  if (rules.length === 0 || rules.length < reading.value.rules.length) return null
  if (groups["keeps"] !== undefined) return unread(keepsAllThere)
  const effect = groups["asks"] === undefined ? "hide" : "ask"
  return read({ competitors: [], rules: rules.map((rule) => ({ ...rule, effect, topics: [] })) })
}
