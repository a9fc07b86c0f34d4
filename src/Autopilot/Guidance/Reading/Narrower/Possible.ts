import { type Meant, telling } from "../Guards/SaidOtherwise.ts"
import type { Rewrite } from "../Rewrites/Words.ts"

const ordering =
  "(?!.*\\b(?:hide|hides|hidden|remove|removed|delete|deleted|keep|kept|left|stay|remain|ask (?:me|us)|not|no|never|nothing|fine|ok|okay|only|if|unless|here)\\b)"
const befallen =
  "(?:have (?!(?:their|an?|his|her|my|our) (?:say|opinion|moan|rant|laugh|go|view|word)s?\\b)|need|want|wish|wonder|worry|feel|be (?:\\p{L}+ing|upset|angry|hurt|worried|lost|unhappy|ill|sick|confused|offended|scared|afraid|disappointed|affected|in)\\b|get (?:hurt|upset|angry|lost|scammed|confused|worried)\\b)"
const some =
  "(?:someone|somebody|there|(?:some |our |the |other |many )*(?:people|persons?|customers?|guests?|users?|fans?|they|patients?|clients?|members?|parents?|kids|anyone|anybody|passengers?|players?|visitors?|readers?|followers?|a (?:customer|guest|passenger|patient|client|fan|member|parent|kid|child|person)))"
const possible = `(?:(?:someone|somebody|there) (?:may|might|could|will|would)|${some} (?:may|might|could) (?=${befallen})|${some} might|it (?:may|might|could) be that)\\b`
const opening = "(?:(?:and|but|so|because|as|since|after all|you know|also|sometimes|maybe|cause|for),? )*"

const whole = new RegExp(`^${opening}${ordering}${possible}[^,;:]*$`, "iu")

/** `Someone may need a refund`: nobody is allowed anything. */
export const whyPossible = (sentence: string): string | null => (whole.test(sentence) ? telling : null)

/** The same behind an instruction. */
export const possibly: ReadonlyArray<Rewrite> = [
  // `Somebody may be allergic, so ask me about allergies`
  [
    new RegExp(
      `^${opening}${possible}(?:(?!\\b(?:hide|keep|remove|delete|ask (?:me|us)|only|if|unless|not|no)\\b)[^,;:])*(?:,| [–—-]) (?:so |and |and so )?(?=(?:please |pls )?(?:hide|remove|delete|keep|leave|ask (?:me|us)|never hide|don['’]?t (?:hide|remove|delete)) )(?!.*\\b(?:it|them|those|these|that|this|they|such)\\b)`,
      "iu"
    ),
    ""
  ],
  [
    new RegExp(
      `(?<=[\\p{L}"”’'])(?:(?:,| [–—-]|;)? (?:because|as|since|cause|for)|,| [–—-]) ${ordering}${possible}[^,;:]*$`,
      "iu"
    ),
    ""
  ]
]

const elsewhere = [
  "il (?:peut|pourrait) y avoir",
  "quelqu['’]un (?:peut|pourrait|aura)",
  "es (?:kann|können|könnte|könnten) .* geben$",
  "jemand (?:kann|könnte|mag)",
  "(?:puede|pueden|podría|podrían) haber",
  "alguien (?:puede|podría|quizás|tal vez)",
  "(?:può|possono|potrebbe|potrebbero) (?:esserci|essere)",
  "qualcuno (?:può|potrebbe)",
  "er (?:kan|kunnen|zou|zouden)(?!.* (?:blijven|staan|weg)\\b)",
  "iemand (?:kan|zou|mag)",
  "(?:pode|podem|poderia|poderiam) (?:haver|existir)",
  "alguém (?:pode|poderia|talvez)",
  "ktoś może",
  "(?:może|mogą) być",
  "biri(?:si|nin|leri(?:nin)?)? .*bilir$"
].join("|")

/** Permission and possibility are one word in many languages; what somebody may be in need of is no permission. */
export const possibleElsewhere: Meant = {
  said: new RegExp(`^(?:${elsewhere})(?!\\p{L})|^(?:誰か|누군가|किसी को|قد )`, "iu"),
  of: ({ effect }) => effect === "keep",
  why: telling
}
