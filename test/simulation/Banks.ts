import type { Sequence } from "#src/Training/Examples/Random.ts"
import { alternatives, expand, type Fillers, lines } from "#src/Training/Templates/Expand.ts"

/** A rival of the brand, and another that people begin to name later on. */
export const rivals = ["stridex", "vantalo"] as const
export type Rival = (typeof rivals)[number]

const shoe = alternatives("shoes|trainers|runners|pair|boots|sneakers|soles|laces")
const person = alternatives("my brother|my wife|a friend|my coach|my sister|everyone at work|my running group")
const feature = alternatives("grip|comfort|price|fit|colours|quality|cushioning|sizing")

const rivalFillers: Fillers = { shoe, person, feature }
const rivalTemplates = lines(`
  just get {rival} instead
  {rival} is way better than this
  switched to {rival} last year and never looked back
  {rival} does the same for half the price
  anyone else think {rival} has better {feature}?
  {person} swears by {rival}
  I'd rather buy {rival} to be honest
  go to {rival}, they have the same {shoe} on sale
  {rival} > this
  my {rival} {shoe} lasted four years
  {rival} launched these two years ago
  if you want {feature}, try {rival}
  looks like a copy of the {rival} ones
  {rival} wins on {feature} every time
  returned mine and ordered {rival}
  {person} told me {rival} has free returns
  why not {rival}? cheaper and better {feature}
  still waiting for these to be as good as {rival}
  the {feature} of {rival} is on another level
  honestly {rival} all the way
  there is a sale at {rival} this weekend, {shoe} from 40
  not as nice as {rival}
  came here from {rival}, going back to {rival}
  these or {rival}? {rival} obviously
  you can get {rival} at the outlet for less
  {rival} {shoe} are made of better stuff
`)

const slangFillers: Fillers = { shoe, person, feature }
const slangTemplates = lines(`
  these killers are sick
  sick killers, need a pair
  when is the next killer drop
  copped two killers today, deadly
  killers on my feet all day
  {person} got the black killers, so sick
  the red killers are filthy, love them
  killer drop tonight, who is in?
  dead, these killers are insane
  just murdered the track in my killers
  my killers arrived, stupid good {feature}
  got my killers signed by the team, dying
  new killers day, absolutely disgusting in a good way
  killers gang where you at
  these killers slap so hard
  wearing my killers to the wedding, fight me
  I would kill for the white killers
  bring back the old killers you cowards haha
  killers are the bomb, best {shoe} ever
  how do I clean my killers? they are filthy from the trail
  {person} stole my killers, I want them back lol
  shut up and take my money, these killers are wicked
  those killers go hard, damn
  ridiculous {feature} on the new killers, sick work
`)

/** Texts that are posted again and again, each a little different; nothing that word lists know by heart. */
export const campaigns: ReadonlyArray<string> = [
  "Hello neighbours, my aunt works at the harbour office and they are giving away containers full of unclaimed parcels, just write to the clerk on the page in my profile before they are gone",
  "I never believed in these things until the lady from the second branch doubled what I put in, she answers everybody who asks nicely, look for the name under my picture",
  "The warehouse closes on Sunday and every pair that is left goes for two euros, you only pay the courier, the form is on the page that I follow last",
  "Your order could not be handed over because the street is missing, complete it on the page that is named in my profile so that it is not sent back",
  "My teacher showed me which numbers come next week and asks nothing until you have won, he has room for five more people, tell him that Ingrid sent you",
  "We test household goods and keep them afterwards, they still look for twenty families in this area, say hello to the manager in my contacts and name your town",
  "A doctor in the north makes drops that cleared my eyes within nine days, the pharmacies do not want you to know, ask me quietly and I pass on the address",
  "Everybody who bought here last year gets back a part of the price after the ruling, hand in your card number at the desk that I link above until Friday"
]

const leet: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5" }

/** The ways to write a name that avoid it being found, as one in twelve does. */
const disguises: ReadonlyArray<(name: string) => string> = [
  (name) => name.replace(/[aeios](?=.)/, (letter) => leet[letter] ?? letter),
  (name) => Array.from(name).join(" "),
  (name) => `#${name}`,
  (name) => `@${name}`
]
const disguised = 8

const named = (rival: Rival, random: Sequence): string => {
  if (random.below(100) < disguised) return random.pick(disguises)(rival)
  const capital = `${rival.charAt(0).toUpperCase()}${rival.slice(1)}`
  return random.pick([rival, capital, rival.toUpperCase(), capital])
}

const one = (templates: ReadonlyArray<string>, fillers: Fillers, random: Sequence) =>
  expand([random.pick(templates)], fillers, 1, random)[0] ?? ""

export const aboutRival = (rival: Rival, random: Sequence): string =>
  one(rivalTemplates, { ...rivalFillers, rival: [named(rival, random)] }, random)

export const inSlang = (random: Sequence): string => one(slangTemplates, slangFillers, random)
