import { type ForeignWord, is, isUnknown } from "../Lexed/ForeignWord.ts"

/** New or old, as it is said of what somebody makes or sells, in any of the languages. */
const renewed =
  /^(?:neu(?:e[nmrs]?)?|alte?[nmrs]?|aktuelle[nmrs]?|nouve(?:au|aux|lles?)|ancien(?:ne)?s?|nuev[oa]s?|viej[oa]s?|antigu?[oa]s?|nov[oa]s?|velh[oa]s?|nuov[oaie]|vecchi[oae]?|nieuwe?|oude?|now[yeaąi]\p{L}*|star[yeaąi]\p{L}*|yeni|eski|新しい|新|古い|새|새로운|예전|جديد|جديدة|الجديدة?|القديمة?|नए|नई|नया|पुराने|पुरानी|naye|nayi|naya|purane|purani)$/iu

const isThing = (token: ForeignWord | undefined) => isUnknown(token) && !is(token, "posts", "ads", "vague")

/** `Behind`: whether what is spoken of stands first. Beside what is said of a thing, `criticism of the new menu`, without the word that it is new: comments seldom say so. */
export const withoutNewness = (tokens: ReadonlyArray<ForeignWord>, behind: boolean): ReadonlyArray<ForeignWord> => {
  const isOfSomething = tokens.some(({ kinds }) => kinds.topic === "negative" || kinds.topic === "praise")
  if (!isOfSomething || tokens.some((token) => is(token, "posts", "ads"))) return tokens
  return tokens.map((token, at) =>
    (is(token, "vague") || isUnknown(token)) &&
    renewed.test(token.text) &&
    (isThing(tokens[at + 1]) || isThing(tokens[at - 1]))
      ? { ...token, kinds: behind ? { filler: "" } : { filler: "", of: "" } }
      : token
  )
}
