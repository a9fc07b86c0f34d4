/** Words that mean the same in what guidance speaks of, each line by its first. */
const synonyms = [
  "sell flog hawk peddle tout market vend resell pitch",
  "mock ridicule taunt tease deride",
  "ask request enquire inquire query demand",
  "beg plead cadge scrounge",
  "insult abuse attack bully slander vilify",
  "promote advertise plug push shill advert ad promotion promo advertising advertisement",
  "share post drop leave put paste publish write give send leak reveal disclose",
  "pretend pose impersonate impersonating masquerade",
  "complain moan whinge whine grumble gripe complaint rant whingeing",
  "staff team crew employee worker colleague",
  "phone mobile cell telephone",
  "photo picture pic image",
  "film movie",
  "shop store outlet",
  "firm company business",
  "fake counterfeit bogus knockoff replica",
  "child kid",
  "ill sick poorly unwell",
  "hurt injure injury injured",
  "free gratis",
  "job work vacancy",
  "money cash",
  "swear curse cuss",
  "ban prohibit",
  "hint leak",
  "mail email",
  "error mistake bug glitch fault",
  "allergy allergic",
  "suicide suicidal",
  "follower sub subscriber",
  "like likes"
]
const first: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap((line) => {
    const [meant = "", ...others] = line.split(" ")
    return others.map((word) => [word, meant] as const)
  })
)

const irregular: Readonly<Record<string, string>> = {
  children: "child",
  men: "man",
  women: "woman",
  people: "people",
  sold: "sell",
  said: "say",
  told: "tell",
  gave: "give",
  given: "give",
  wrote: "write",
  written: "write",
  bought: "buy",
  died: "die",
  dying: "die",
  lying: "lie",
  lies: "lie",
  lied: "lie",
  got: "get",
  swore: "swear",
  sworn: "swear",
  hidden: "hide",
  stolen: "steal",
  lost: "lose",
  left: "leave"
}

const stem = (word: string): string => {
  if (word.length < 4) return word
  if (/(?:ss|us|is)$/u.test(word)) return word
  if (/ies$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|sses|xes|zes)$/u.test(word)) return word.slice(0, -2)
  if (/s$/u.test(word)) return stem(word.slice(0, -1))
  const bare =
    /ing$/u.test(word) && word.length > 5
      ? word.slice(0, -3)
      : /ed$/u.test(word) && word.length > 4
        ? word.slice(0, -2)
        : null
  if (bare === null || !/[aeiouy]/u.test(bare)) return word
  return bare.replace(/([bdfgklmnprt])\1$/u, "$1")
}

/** A word as one of those that mean the same, without its ending. */
export const lemmaOf = (word: string): string => {
  const plain = word
    .toLowerCase()
    .replaceAll(/['’]s?$/gu, "")
    .replaceAll(/['’]/gu, "")
  const known = first.get(plain)
  if (known !== undefined) return known
  const one = irregular[plain] ?? stem(plain).replace(/e$/u, "")
  return byStem.get(one) ?? one
}

const byStem: ReadonlyMap<string, string> = new Map(
  [...first].map(([word, meant]) => [stem(word).replace(/e$/u, ""), stem(meant).replace(/e$/u, "")] as const)
)
