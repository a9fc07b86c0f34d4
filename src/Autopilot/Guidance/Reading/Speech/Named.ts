import { literalOf, type MarkedText } from "../Words/Marked.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import { spokenOf } from "./Qualified.ts"
import { isFinite, isRemark } from "./Reasons.ts"
import type { Spoken } from "./Said.ts"
import { placeOf } from "./Whereabout.ts"

const claiming =
  /\b(?:say|claim|suggest|imply|alleg|accus|think|insist|pretend)(?:e?s|ing)? (?!about|of|on|re|regarding)/iu
const condition =
  /^(?:and |but |so )?(?:if|when|whenever|in case|where|once|as soon as|every time|anytime)(?: ever)? (.+)$/iu
const met =
  /^(?:(?:you (?:see|find|spot|notice|come across|get)|there(?:['’]?s| is| are)|(?:a|any|the) (?:comment|post|message)|comments|posts|it|they|it['’]s|(?:a|an|any|the|our|another|some) (?:[\p{L}-]+ )?(?:person|user|customer|fan|guest|visitor|patient|player|student|parent|commenter|client|member|reader)|people|someone|somebody|anyone|anybody|users|customers|fans|guests|patients|players|kids|parents|they)) (.+)$/iu
const handleWrites =
  /^((?:[\ue000-\uf8ff](?:,| and| or|, and)? ?)+)(?: ?(?:ever |keeps? |always |again |still )*(?:comments?|posts?|writes?|replies|shows? up|spams?|commenting|posting|writing|spamming|is back|appears?))\b(?<rest>.*)$/iu

const writtenBy = (text: string, source: MarkedText): ReadPart<Spoken> | null => {
  const [, handles = ""] = handleWrites.exec(text) ?? []
  const names = Array.from(handles).flatMap((sign) => literalOf(sign, source) ?? [])
  if (names.length === 0 || !names.every((name) => name.startsWith("@"))) return null
  const place = placeOf(`from ${names.join(" and ")}`, { text: "", literals: [] })
  return place === null ? null : read({ targets: [], place, except: [], exceptIn: [], only: false })
}

/** `It looks like they had a rash`: it tells of a rash. */
const seeming =
  /^(?:it|they|someone|somebody) (?:really |actually )?(?:looks?|seems?|sounds?) (?:like|as if|as though) (?:they|someone|somebody|people|he|she|it|the customer)(?: have| has| might have| may have)? (?:(?:actually|really|just) )*(?:had|have|has|got|gotten|experienced|suffered|are having|is having) /iu

const conditioned = (given: string, source: MarkedText): ReadPart<Spoken> => {
  const text = given.replace(seeming, "it mentions ")
  const by = writtenBy(text, source)
  if (by !== null) return by
  const doing = met.exec(text)?.[1]
  if (doing === undefined) return spokenOf(text, source)
  if (/^(?:you|there)\b|^(?:it['’]s|its an?|it is|they['’]?re) /iu.test(text)) return spokenOf(doing, source)
  const said = spokenOf(`comments that ${doing}`, source)
  return said._tag === "read" ? said : spokenOf(`people ${doing}`, source)
}

const habits =
  /^(?:our |the |some |many |most )?(?:followers|people|fans|they|kids|users|customers|guests|students|readers|viewers|members|parents|players)(?: (?:sometimes|often|always|usually|like to|love to|tend to|want to|keep on|constantly))+ (.+)$/iu
const feelings =
  /^(?:we|i)(?:['’](?:re|m|ve)| are| am| have)? ?(?:(?:really|just|so|very|all|getting|get|got|see|keep getting|sick(?: and tired)?|tired|fed up|bored|a lot|lots|loads|tons|of|with|hate|love|dislike|too many|too much|can['’]?t stand|done) )+(.+)$/iu

/** What a clause names without saying what to do: `if someone mentions refunds`, `ticket offers`, `claims about returns get us in trouble`. */
export const topicIn = (clause: string, source: MarkedText): ReadPart<Spoken> | null => {
  const text = clause.trim().replace(/^(?:and|but|so|also|please|although|though|while|whereas|since|because) /iu, "")
  const given = condition.exec(text)?.[1]
  if (given !== undefined) return conditioned(given, source)
  const by = writtenBy(text, source)
  if (by !== null) return by
  const whole = spokenOf(text, source)
  if (whole._tag === "read") return whole
  const habit = habits.exec(text)?.[1]
  if (habit !== undefined) return spokenOf(`people who ${habit}`, source)
  const felt = feelings.exec(text)?.[1]
  const when = felt === undefined ? undefined : /^(?:it )?(?:when|if) (.+)$/iu.exec(felt)?.[1]
  if (when !== undefined) return conditioned(when, source)
  if (felt !== undefined) return spokenOf(felt, source)
  if (/^(?:we|i|our|my|you)\b/iu.test(text)) return whole
  // what is said of something there is what they say
  if (claiming.test(text)) return whole
  const words = text.split(" ")
  for (let at = words.length - 1; at > 0; at--) {
    if (!isFinite(words[at] ?? "") || !isRemark(words.slice(at).join(" "))) continue
    const named = spokenOf(words.slice(0, at).join(" "), source)
    if (named._tag === "read") return named
  }
  return whole
}
