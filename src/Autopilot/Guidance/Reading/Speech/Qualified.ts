import { isEverywhere, isOfSome } from "../../Place.ts"
import { hasMark, literalOf, type MarkedText } from "../Words/Marked.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { onlyCarrier } from "./Heads.ts"
import { topicOf } from "./Kinds.ts"
import { objects } from "./Objects.ts"
import { bothPlaces, type Spoken } from "./Said.ts"
import { placeOf, withoutPlace } from "./Whereabout.ts"

/** `As long as it is not abusive` says unless. */
const provided =
  /,? (?:(?:as|so) long as|provided(?: that)?|if) (?:it|they|that)(?:(?:['’]s|['’]re| is| are) not| isn['’]?t| aren['’]?t) (?!in\b|on\b|under\b)/iu
const exceptions =
  /,? \(?(?:unless|except|excluding|apart from|other than|besides|aside from|with the exception of|save for|but not|just not)(?: (?:for|if|when|where|in case))* (.+?)\)?$/iu
const ofIt =
  /^(?:(?:it|they|these|those|that|the comment|comments?|ones?|the ones|someone|somebody|people)(?:['’](?:s|re))? )?(?:(?:is|are|goes|go|leads?|links?|points?|contains?|mentions?|it['’]s|they['’]re) )?(?:to |about |for |with )?/iu
const own =
  /^(?:(?:it|they|this|that|the|our|ours|own|number|phone|my|website|site|shop|page|store|homepage|goes?|leads?|links?|points?|to|is|are|of|from|e-?mail|address|on|for|it['’]s) )*([\ue000-\uf8ff])$/iu
const until = /,? until (?!\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|tonight|tomorrow)[^,]+$/iu

const byWriter = unread(
  'Steward knows who wrote a comment by the handle alone; name the handles, as in "Hide links unless they are by @dana", or leave the exception out'
)
const siteOrNetwork = unread(
  'the name could be the network or the site that links lead to; say "on YouTube", or put the site in quotes, as in "youtube.com"'
)

const ofKind = unread(
  "the exception tells how a comment is, which Steward cannot see; name the words or the kinds of comments that are left out"
)

const nothingLeft = unread(
  "what it leaves out is all that it names; say in words that such comments contain what is left out"
)

/** `It is rude`, and not `it is about refunds`. */
const being =
  /^(?:it|they|that|those|these|comments?|ones?)(?: is| are|['’]s|['’]re) (?!(?:about|to|regarding|concerning|on|for|with|in|an?|the|our|from|by|mentioning|asking|containing) )(.+)$/iu

const excepted = (text: string, source: MarkedText): ReadPart<Pick<Spoken, "except" | "exceptIn">> => {
  if (platformNamed(text.toLowerCase()) !== null) return siteOrNetwork
  const site = /^(?:(?:the|those|links)(?: to)? )?(\p{L}+)(?: ones| links)?$/iu.exec(text)?.[1] ?? ""
  if (site !== text && platformNamed(site.toLowerCase()) !== null)
    return read({ except: [{ topics: [], terms: [site] }], exceptIn: [] })
  const whose = text.replace(
    /^(?:it|they|those|comments|ones?)(?:['’]s|['’]re| is| are| comes?)? (?=(?:from|by) )/iu,
    ""
  )
  const place = placeOf(whose, source)
  if (place !== null && !isEverywhere(place)) return read({ except: [], exceptIn: [place] })
  const told = text.replace(/ (?:that |which )?(?:we|they|i)(?:['’](?:re|ve|m|ll))? [^,]+$/iu, "")
  if (/^(?:(?:it|they|those|comments|ones?)(?:['’]s|['’]re| is| are| comes?)? )?(?:from|by|of) /iu.test(text))
    return byWriter
  const literal = own.exec(text.replaceAll(/,/g, ""))?.[1]
  if (literal !== undefined)
    return read({ except: [{ topics: [], terms: [literalOf(literal, source) ?? ""] }], exceptIn: [] })
  if (/^(?:it|they)(?: is| are|['’]s|['’]re) (?:just|only|merely|simply) /iu.test(text))
    return excepted(text.replace(/ (?:just|only|merely|simply) /iu, " "), source)
  const how = being.exec(told)?.[1]
  if (how !== undefined && !hasMark(how)) {
    const named = topicOf([how, "comments"])
    if (named !== null) return read({ except: [{ topics: [named], terms: [] }], exceptIn: [] })
    const kind = objects(how, source)
    if (kind._tag === "unread" || kind.value.some(({ terms }) => terms.length > 0)) return ofKind
  }
  const whole = objects(told, source)
  const reading =
    whole._tag === "read"
      ? whole
      : objects(`comments that ${told.replace(/^(?:it|they|someone|somebody|people) /iu, "")}`, source)
  if (reading._tag === "read") return read({ except: reading.value, exceptIn: [] })
  const rest = told.replace(ofIt, "")
  const bare = objects(rest, source)
  // `unless they are justified`
  const lead = told.slice(0, told.length - rest.length)
  if (
    bare._tag === "read" &&
    /(?:\b(?:is|are)|['’](?:s|re)) $/iu.test(lead) &&
    !hasMark(rest) &&
    bare.value.some(({ terms }) => terms.length > 0)
  )
    return ofKind
  return bare._tag === "unread" ? bare : read({ except: bare.value, exceptIn: [] })
}

interface Qualifying extends Omit<Spoken, "targets"> {
  readonly rest: string
}

const onlyThere = /,? only (?=(?:on|under|in|for|at)\b)|,? only$/iu

/** A clause without its place and what it leaves out. */
export const qualified = (given: string, source: MarkedText): ReadPart<Qualifying> => {
  const limited = given.replace(until, "").replace(provided, " unless it is ")
  const only = onlyThere.test(limited) && withoutPlace(limited.replace(onlyThere, " "), source).place !== null
  const text = only ? limited.replace(onlyThere, " ").replaceAll(/ +/g, " ").trim() : limited
  const exception = exceptions.exec(text)
  const left = exception === null ? read({ except: [], exceptIn: [] }) : excepted(exception[1] ?? "", source)
  if (left._tag === "unread") return left
  const located = withoutPlace(exception === null ? text : text.slice(0, exception.index), source)
  // `keep the debate up on YouTube`
  const inside = located.rest.length < given.length
  return read({
    ...left.value,
    only,
    ...located,
    rest: inside ? located.rest.replace(/(?<=\p{L}) (?:up|visible|online)$/iu, "") : located.rest
  })
}

/** `Comments on our ads that ask …`. */
const placedInside =
  /^(?<what>(?:(?:all|any|every|the|those) )*(?:comments?|posts|messages|replies|anything|everything|stuff|people|users|customers)) (?<where>(?:on|under|in|from|below) .+?) (?<inner>(?:that|which|in which|who|where|about|mentioning|asking|saying|calling|claiming|with|containing) .+)$/iu

/** `The user @dana`: what she writes, and not who mentions her. */
const calledWriter =
  /^(?:(?:all|any|the|that|this|these|those|of) )*(?:users?|accounts?|profiles?|persons?|people|commenters?|customers?|members?|trolls?|spammers?|bots?)(?: (?:called|named|known as|with the handles?))? ((?:[\ue000-\uf8ff](?:,? (?:and|or) |, )?)+)$/iu

/** What is spoken of, with where and what is left out. */
export const spokenOf = (given: string, source: MarkedText): ReadPart<Spoken> => {
  const handles = calledWriter.exec(given)?.[1] ?? ""
  const isHandles =
    handles !== "" && Array.from(handles).every((sign) => literalOf(sign, source)?.startsWith("@") ?? true)
  const text = isHandles ? `comments by ${handles}` : given
  const { inner = "", what = "", where = "" } = placedInside.exec(text)?.groups ?? {}
  const there = where === "" ? null : placeOf(where, source)
  if (there !== null) {
    const said = spokenOf(`${what} ${inner}`, source)
    if (said._tag === "unread" || said.value.place !== null) return said._tag === "unread" ? said : bothPlaces
    return read({ ...said.value, place: isEverywhere(there) ? null : there })
  }
  const plain = qualified(text, source)
  if (plain._tag === "unread") return plain
  const { rest, ...limits } = plain.value
  if (limits.place !== null && isOfSome(limits.place) && onlyCarrier.test(rest)) return read({ ...limits, targets: [] })
  const targets = objects(rest, source)
  if (targets._tag === "unread") return targets
  const isAllLeftOut = targets.value.some(({ topics }) =>
    limits.except.some((left) => left.terms.length === 0 && left.topics.every((topic) => topics.includes(topic)))
  )
  return isAllLeftOut ? nothingLeft : read({ ...limits, targets: targets.value })
}
