import type { Topic } from "../../Topics.ts"

/** They add nothing to what stands before them. */
export const tails = new Set(
  "stuff talk talking chat chatter debate debates debating disagreement disagreements conversation conversations discussion discussions discourse arguments jokes mentions references speculation rumours rumors gossip theories allegations accusations claims accusation claim content drama handles requests nonsense".split(
    " "
  )
)
/** So do these behind a quotation, a name or a topic; behind another word they are said to be of that kind. */
export const carriers = new Set(
  "comments comment posts post messages message remarks replies reviews tweets words word people fans supporters bots types type lines line offers offer captions".split(
    " "
  )
)
export const places =
  /^(.+?) (?:in (?:it|them|there|(?:the |our |any )?comments?)|here|etc|and so on|or similar|(?:and|or) (?:anything|things|stuff|words) like (?:that|it|them))$/iu

export const anyone =
  /^(?:others?|(?:a|any|the|our) (?:customers?|users?|guests?|patients?|clients?|readers?|followers?|fans?|members?|people|public)|other (?:people|users|customers|commenters|fans|accounts)|anyone|anybody|people|strangers|random people|randoms|random (?:users|accounts|strangers)|internet strangers|users|customers|guests|patients|clients|followers|fans|members|commenters|somebody|someone|the public|everyone)$/iu
export const rivals = /^(?:other|rival|competing) [\p{L}-]+(?: [\p{L}-]+)?$/iu
export const aimedAt = new Set(["against", "towards", "toward", "at", "to"])
export const aimed: ReadonlySet<Topic> = new Set(["insult", "threat", "hate", "profanity"])
export const joints = new Set(["of", "for", "about", "on", "regarding", "concerning", "with", "re", "over", "in", "to"])

/** `Questions on prices`; what is `on photos` is a place. */
export const spokenAbout: ReadonlySet<Topic> = new Set([
  "question",
  "negative",
  "price",
  "delivery",
  "refund",
  "discount",
  "spoiler",
  "praise"
])

/** Which of them is meant no word tells: `graphic pictures`, `legal threats`. */
export const unworded: ReadonlySet<Topic> = new Set([
  "threat",
  "insult",
  "profanity",
  "hate",
  "media",
  "tag",
  "emoji",
  "capitals",
  "contact"
])

/** In front of what they call: `our own shop kelda.com`, `the word "boycott"`. */
export const calling = new Set(
  "our own the my home street official online new main web shop store webshop website site page domain address hashtag tag word words phrase term name".split(
    " "
  )
)

export const aiming = new Set("about at to towards toward on".split(" "))
/** In front of a kind they tell nothing of it. */
export const ofNobody = new Set("private personal usual typical classic constant endless ongoing regular".split(" "))
