import type { Rewrite } from "../Rewrites/Words.ts"
import { unquoted } from "../Rewrites/Words.ts"

const messages =
  "(?:dms?|pms?|d\\.m\\.s?|dm['’]s|direct messages?|private messages?|inbox(?:es)? messages?|private chats?|private contact|a dm|a pm|a private message)"
const them = "(?:them|him|her|me|you|their (?:account|page|inbox|profile))"
const others =
  "(?:people|ppl|others|other people|everyone|everybody|folks|someone|somebody|anyone|us|you|our (?:customers|followers|fans|guests|clients|patients|members|users|readers)|(?:customers|followers|fans|guests|clients|patients|members|users|readers)|each other)"
const who =
  "(?:(?:any |all |the )?(?:anybody|anyone|people|ppl|users|customers|accounts?|bots?|those|comments?|posts?|strangers|randoms?|guys|men|somebody|someone|everyone|everybody)(?: who| that| which)? (?:(?:is|are|keeps?) )?)?"
const end =
  "(?=$|[,.;!)]| (?:and|or|but|unless|except|on|in|under|must|should|gets?|goes?|go|is|are|please|can|has|have|need)\\b)"

/** Whoever asks to be written to in private says so in these words. */
export const privateMessages: ReadonlyArray<Rewrite> = [
  // `anybody asking for DMs`
  [
    new RegExp(
      `${unquoted}\\b${who}(?:ask(?:s|ing)?|beg(?:s|ging)?|request(?:s|ing)?|want(?:s|ing)?|demand(?:s|ing)?|call(?:s|ing)?|fish(?:es|ing)?)(?: ${others})? (?:for|to (?:send|write|drop)) ${them}? ?(?:a |an )?${messages}(?: to ${them})?${end}`,
      "iu"
    ),
    "dm requests"
  ],
  // `asking people to DM them`
  [
    new RegExp(
      `${unquoted}\\b${who}(?:ask(?:s|ing)?|tell(?:s|ing)?|invit(?:e|es|ing)|urg(?:e|es|ing)|want(?:s|ing)?|encourag(?:e|es|ing)|get(?:s|ting)?|beg(?:s|ging)?|direct(?:s|ing)?|say(?:s|ing)?)(?: ${others})? (?:to )?(?:(?:dm|pm|inbox|direct message|private message|privately message)(?: ${them})?|(?:message|text|write(?: to)?|contact|msg) ${them} (?:privately|in private|directly|in (?:the )?dms?|on (?:the )?(?:inbox|messenger))|(?:slide|come|move|go|hop) (?:into|to|in) (?:(?:their|his|her|my|the|your) )?(?:dms?|inbox|pms?))${end}`,
      "iu"
    ),
    "dm requests"
  ],
  // `asking others to message them`
  [
    new RegExp(
      `${unquoted}\\b${who}(?:ask(?:s|ing)?|tell(?:s|ing)?|invit(?:e|es|ing)|urg(?:e|es|ing)) ${others} to (?:message|msg|inbox) ${them}${end}`,
      "iu"
    ),
    "dm requests"
  ],
  [
    new RegExp(
      `${unquoted}\\b["“']?(?:dm|pm|inbox|message) me["”']? (?:comments|posts|messages|spam|stuff|people)${end}`,
      "iu"
    ),
    "dm requests"
  ]
]
