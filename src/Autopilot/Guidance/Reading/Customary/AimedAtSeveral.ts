import { unquoted } from "../Rewrites/Words.ts"
import { whom } from "../Words/Persons.ts"

const rude =
  "(?:insults?|(?:personal |verbal |nasty )?attacks?|(?:personal |verbal |online )?abuse|(?:death )?threats?|swearing|cursing|profanity|slurs|hate|hatred|racism|sexism|misogyny|homophobia|transphobia|harassment|bullying|trolling|(?:body|fat|slut)[- ]shaming|hostility|mockery|negativity|rudeness|nastiness|disrespect|trash talk|flirting)"
const rudely =
  "(?:rude|mean|nasty|offensive|sexual|sexist|racist|homophobic|transphobic|creepy|hateful|abusive|personal|unkind|cruel|horrible|toxic|hurtful|insulting|threatening|bullying|lewd|inappropriate|derogatory|disrespectful|disparaging|snide|vile|disgusting|obscene) (?:comments?|remarks?|messages?|posts?|words|stuff|things|language|replies)"
const advertising =
  "(?:spam|self[- ]promo(?:tions?|ting)?|promos?|promotions?|ads|adverts|advertising|advertisements|plugs|scams)"
const said = `(?:${rude}|${rudely}) (?:(?:aimed|directed|targeted|thrown|hurled) )?(?:at|on|against|about|towards?|to|from|by)|${advertising} (?:from|by)|(?:flirting|flirty comments) with`
const determiner = "(?:(?:our|my|the|their|his|her|any|other|some|individual|fellow) )*"
/** Nobody to be rude to, or who is to be hidden whatever they are called. */
const noOther =
  "(?!(?:\\p{Ll}+ )?(?:spoilers?|vouchers?|stickers?|banners?|rumou?rs|scammers?|spammers?|scalpers?|beggars?|trolls?|haters?|advertisers?|resellers?|competitors?|hackers?|impersonators?|promoters?|sellers?|marketers?)(?!\\p{L}))"
const one = `${determiner}(?:ceo|${whom})(?!\\p{L})`
const joint = "(?:, (?:or |and |nor )?| or | and | nor | & |\\/)"
const end = "(?=$|[,.;:!?)]| (?:but|except|unless|please|pls|on|under|in|from|here|and|or)(?!\\p{L}))"

const several = new RegExp(
  `${unquoted}(?<!\\p{L})(?<first>(?:${said}) ${one})(?:${joint}${noOther}${one})+${end}`,
  "gu"
)

/** `Attacks on the chefs or the waiters`: whom they are aimed at is not told apart, and nobody is looked for by it. */
export const aimedAtFirst = (sentence: string): string => sentence.replace(several, "$<first>")
