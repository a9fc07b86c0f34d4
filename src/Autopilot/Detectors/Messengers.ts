import { Phrases } from "../Phrases/Phrases.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { WordSet } from "../Text/WordSet.ts"
import { certain, type Sighting } from "./Detection.ts"
import { messengersElsewhere } from "./MessengersElsewhere.ts"
import { messengerHosts } from "./TopLevelDomains.ts"
import { shownUrl, type Url } from "./Urls.ts"

const names: ReadonlyArray<readonly [name: string, spellings: string]> = [
  ["WhatsApp", "whatsapp|whatsap|whatapp|watsapp|watsap|whatsupp|whats app|what's app|whatssap|wattsapp|wsapp"],
  ["Telegram", "telegram|telegrm|telegarm|telgram|t3legram|tele gram"],
  ["WeChat", "wechat|we chat|weixin"],
  ["Viber", "viber"],
  ["Signal", "signal app"],
  ["Skype", "skype"],
  ["Kik", "kik"],
  ["Snapchat", "snapchat"],
  ["Discord", "discord"]
]

const mention = 0.3
const invitation = certain

const reach = "(text|dm|message|msg|contact|reach|write|add|chat|ping|hit|inbox|call|talk|hmu|join|connect|follow)"
const whom = "(me|us|him|her|them|my|our|his|now|today|at|via|here|<number>|<handle>)"

const phrases = new Phrases(
  names.flatMap(([name, spellings]) => {
    const app = `(${spellings})`
    const invite = { name, score: invitation }
    return [
      [app, { name, score: mention }],
      [`${reach} (me|us|him|her|them|my|our|his) ... ${app}`, invite],
      [`${reach} (on|via|through|by) ${app}`, invite],
      [`${app} (group|channel|link|number)? ${whom}`, invite],
      [`(on|via|through|by|my|our|his|her) ${app} (<number>|<handle>|now|only|at|for)`, invite],
      [`(my|our|his|her) ${app}`, invite],
      [`${reach} ... ${app} (group|channel)`, invite]
    ] as const
  })
)

/** How every name of a messenger begins: without one of these words no phrase can fit. */
const beginnings = new WordSet(
  names.flatMap(([, spellings]) => spellings.split("|").map((spelling) => spelling.split(" ")[0] ?? ""))
)

const isNamed = (text: NormalisedText): boolean => {
  if (!beginnings.mayBeIn(text)) return false
  for (const word of text.words) if (beginnings.hasForm(word)) return true
  return false
}

/** A messenger somebody is asked to move to. Merely naming one, as customers do, scores low. */
export const messengers = (text: NormalisedText, urls: ReadonlyArray<Url>): ReadonlyArray<Sighting> => {
  const named = isNamed(text)
  const elsewhere = messengersElsewhere(text)
  if (!named && urls.length === 0) return elsewhere
  return [
    ...elsewhere,
    ...urls.filter((url) => messengerHosts.has(url.host)).map((url) => ({ score: invitation, seen: shownUrl(url) })),
    ...(named ? phrases.find(text).map((found) => ({ score: found.value.score, seen: found.value.name })) : [])
  ]
}
