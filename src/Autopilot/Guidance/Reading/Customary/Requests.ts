import { plainlyDenied } from "../Guards/TwiceDenied.ts"

/** How people ask for something: `could you please hide links?` is no question. */
const requests = [
  "(?:can|could|would|will) you(?: guys)?(?: (?:please|pls|kindly|maybe|also|just|possibly))*(?= \\p{L})",
  "can we (?:please|pls)",
  "would it be possible to",
  "(?:can|could|would|will) (?:someone|somebody|anyone)(?: please| kindly)?(?= (?:hide|remove|delete|make sure|keep|leave)(?!\\p{L}))",
  "(?:kannst|könntest|würdest) du|(?:könnt|könntet|würdet) ihr|(?:können|könnten|würden) sie",
  "(?:auriez[- ]vous|aurais[- ]tu) (?:la gentillesse|l['’]amabilité|la bonté) d(?:e|['’])",
  "¿?(?:serías?|serían|seríais) tan (?:amables?|gentil(?:es)?) de",
  "(?:saresti|sareste|sarebbe) così gentil[ei] da",
  "(?:pouvez|pourriez)[- ]vous|(?:peux|pourrais)[- ]tu|(?:tu peux|vous pouvez|tu pourrais)",
  "¿?(?:puedes|podrías|podéis|podríais|pueden|podrían|puede|podría)",
  "(?:você |vocês )?(?:pode|podem|poderia|poderiam)",
  "(?:puoi|potete|potresti|potreste|può|potrebbe)",
  "(?:kun je|kun jij|kunt u|kunnen jullie|zou je|zouden jullie|wil je|willen jullie)",
  "(?:czy )?(?:możesz|możecie|mógłbyś|moglibyście)"
].join("|")

const request = new RegExp(`^(?:hi|hey|hello|please)?,? ?(?:${requests}),? +`, "iu")

/** An answer that takes a request back. */
export const denial = /^(?:no|nope|never|nein|non|nee|não|nie|not)\b/iu

/** `Would you hide it if it was true?` asks what would be. */
const supposing = /\bif (?:it|they|that|we|i|someone|somebody|people) (?:was|were|had|did)\b/iu

export const isRequest = (sentence: string): boolean => request.test(sentence) && !supposing.test(sentence)

/** A request as the instruction it is: without the words that ask, and without its question mark. */
const withoutRequest = (sentence: string): string => {
  if (!sentence.endsWith("?") || !isRequest(sentence)) return sentence
  const rest = sentence.replace(request, "").replace(/\s*\?+$/, "")
  return rest.replace(/^not (?:to )?(?=hide|remove|delete|block)/i, "never ")
}

/** What a sentence asks for, as the instruction it is, without a no that is cancelled by another. */
export const plainlyAsked = (sentence: string): string => plainlyDenied(withoutRequest(sentence))
