import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

/** Whoever comments, whatever they are called. */
const who =
  "(?:(?:any|all|other|random|some|the|these|those) )*(?:people|ppl|folks?|persons|users|customers|commenters|accounts|whoever|anyone|anybody|someone|somebody|everyone|others|strangers|randoms|guys|brands|businesses|companies|firms|shops|stores|agencies|marketers|influencers|bloggers|creators|bots|profiles|pages|channels)(?: who['’](?:re|s)| who| that)?(?: (?:are|is|keep|keeps|try|tries|trying|want|wants|wanting|like|come here|coming here))?(?: to)?"
/** Nothing more is said of them than that. */
const end =
  "(?=$|[,.;:)]| ?[-–—=>→]| (?:and|or|but|on|under|in|with|from|by|unless|except|only|if|when|without|is|are|isn['’]?t|aren['’]?t|should|must|may|can|cannot|can['’]?t|shouldn['’]?t|mustn['’]?t|won['’]?t|to (?:be|me|us|stay)|go|goes|get|gets|needs?|has|have|stays?|please|pls|not|never|up|alone|here|hidden|deleted|removed|left|kept|visible|written|to|myself|first|yourself|ourselves|asap|thanks|thx|ty|cheers|everywhere|over|through|no problem|will|would|shall|do|does|don['’]?t|doesn['’]?t|belong|from now|straight|immediately|apart|other than|where|disappear|forbidden|prohibited|acceptable|unacceptable|tolerated|fits?|keep|leave|for (?:me|us)|by (?:me|us)|past|off|out|always|at all|hide|keep|delete|remove|ask|gone|banned|ok|okay|fine|welcome|allowed|i|we)(?!\\p{L}))"
const own = "(?:(?:their|his|her|its|the) )?(?:own )?"
const wares =
  "(?:stuff|things|products?|goods|wares|services?|business(?:es)?|brands?|pages?|channels?|accounts?|profiles?|shops?|stores?|work|music|merch|courses?|books?|side hustles?|offers?|deals|links|gigs|websites?|sites?|companies|company|podcasts?|blogs?|newsletters?|bands?|gigs?|onlyfans|etsy|twitch|patreon|depop|vinted|substack|soundcloud|events?)"
const selling =
  "(?:advertis|promot|plugg?|flogg?|hawk|peddl|shill|push|pitch|market|tout|offer|spruik|spamm?)(?:ing|e|s|es)?"
const custom = "(?:business|trade|work|customers?|clients?|custom|sales)"
const fans = "(?:follows?|followers?|likes?|subs|subscribers?|shares?|views)"
const remarks = "(?:comments?|jokes?|remarks?|statements?|posts?|noises?)"
const rude =
  "(?:rude|nasty|mean|abusive|unkind|horrible|hostile|toxic|cruel|disrespectful|vile|spiteful|aggressive|insulting|unpleasant|a dick|dicks|an arse|arses|a jerk|jerks|an asshole|assholes|idiots|trolls)"
const bad = "(?:bad|nasty|mean|negative|horrible|rude|awful|terrible|unkind)"
const nice = "(?:nice|good|kind|lovely|positive|sweet|great|happy)"
const us = "(?:us|me|our (?:\\p{L}+ )?\\p{L}+)"
const others =
  "(?:others|people|each other|one another|(?:our|other|the) (?:customers|followers|users|fans|clients|guests|people|members|community))"

const doing = (done: string, kind: string): Rewrite => [new RegExp(`${unquoted}\\b(?:${done})${end}`, "giu"), kind]

/** Kinds of comments by what those who write them do, as the compiler names them. */
export const doings: ReadonlyArray<Rewrite> = [
  doing(
    "(?:(?:comments?|posts?|replies|messages)(?: (?:that|which) (?:are|have|contain|consist of)| with| of| made (?:up )?of| containing)? (?:just|only|nothing but|solely) (?:an? |one )?emojis?|emojis?[ -]only(?: (?:comments?|posts?|replies|messages))?|(?:just|only|nothing but) emojis?(?: (?:comments?|posts?))?)",
    "emoji comments"
  ),
  doing(
    `${who} ${selling} ${own}(?:${wares}(?:(?:,? (?:and|or|&) |, )${wares})*|themselves|himself|herself|itself)(?: (?:to (?:people|us|others|our \\p{L}+)|all over (?:the|our) \\p{L}+))?`,
    "self promotion"
  ),
  doing(`${who} (?:(?:tout|fish|angl)(?:ing|s)? for|drum(?:ming|s)? up|solicit(?:ing|s)?) ${custom}`, "self promotion"),
  doing(
    `${who} (?:beg|ask|fish|plead)(?:ging|ing|s)? for (?:more )?${fans}(?:(?:,| or| and|/)+ ${fans})*|(?:begging|fishing|begs?) for (?:more )?${fans}(?:(?:,| or| and|/)+ ${fans})*`,
    "begging for fans"
  ),
  doing(`${who} (?:get|getting|gain|gaining|win|grow|collect|buy) (?:more )?${fans}`, "begging for followers"),
  doing(
    `${who} (?:using|uses?|hijack(?:ing)?|abus(?:e|es|ing)) (?:our|my|the|this) (?:\\p{L}+ )?\\p{L}+ (?:to|for) (?:advertis(?:e|ing)|sell(?:ing)?|promot(?:e|ing|ion)|plug(?:ging)?|market(?:ing)?)(?: ${own}(?:${wares}|themselves))?`,
    "self promotion"
  ),
  doing(
    "(?<!\\b(?:our|the|my|under|on) )(?:other|another|rival) (?:businesses|companies|brands|shops|stores|firms|accounts|pages|people)(?: who| that)? (?:advertising|advertise|plugging|promoting|self-promoting)",
    "self promotion"
  ),
  doing(
    `${who} (?:scam(?:ming|s)?|con(?:ning|s)?|rip(?:ping|s)? off|trick(?:ing|s)?|cheat(?:ing|s)?|defraud(?:ing|s)?|swindl(?:e|es|ing)|fleec(?:e|es|ing)) ${others}`,
    "scammers"
  ),
  doing(
    `${who} (?:(?:is|are|being|be|act|acting) )?(?:so |really |very )?${rude}(?: (?:to|towards?|with) (?:${others}|us|everyone))?`,
    "insults"
  ),
  doing(
    "(?<!\\b(?:our|the|my) )(?:rude|nasty|mean|toxic|abusive|hostile|unkind|horrible) (?:people|ppl|users|commenters)",
    "insults"
  ),
  doing(
    `${who} (?:calling|call|calls) (?:each other|people|others|one another)(?: bad| silly| rude)? names|(?:calling|call) (?:each other|people|others) names`,
    "name calling"
  ),
  doing(`${who} (?:have|having|has) (?:a go|digs|a dig|pops|a pop) at (?:${others})`, "insults"),
  doing(
    `${who} (?:fight|fighting|argu(?:e|ing)|bicker(?:ing)?|squabbl(?:e|ing)|scrap(?:ping)?)(?: with (?:${others}|us))?`,
    "flame wars"
  ),
  doing(`${who} (?:mak(?:e|es|ing)|issu(?:e|es|ing)|post(?:ing|s)?|send(?:ing|s)?|utter(?:ing|s)?) threats`, "threats"),
  [
    new RegExp(
      `${unquoted}\\b${who} (?:mak(?:e|es|ing)|post(?:s|ing)?|writ(?:e|es|ing)|leav(?:e|es|ing)|crack(?:s|ing)?|tell(?:s|ing)?|com(?:e|ing) out with) (?=(?:racist|sexist|homophobic|transphobic|antisemitic|sexual|lewd|hateful|political|religious|nasty|rude|abusive|insulting|violent|threatening|negative) ${remarks})`,
      "giu"
    ),
    ""
  ],
  doing(
    `${who} (?:have|having|has) an? (?:good )?(?:moan|whinge|rant|grumble|gripe|whine)(?: (?:at|about) us)?`,
    "complaints"
  ),
  doing(
    `${who} (?:aren['’]?t|are not|isn['’]?t|is not|not) (?:very |too )?(?:happy|satisfied|pleased|impressed)(?: with ${us})?`,
    "unhappy customers"
  ),
  doing(
    `${who} (?:unhappy|angry|upset|annoyed|disappointed|dissatisfied|furious|mad|cross|fed up)(?: (?:with|at|about) us)?`,
    "unhappy customers"
  ),
  doing(
    `${who} (?:say|says|saying|write|writes|writing|post|posting) (?:${bad}|not so nice) (?:things|stuff) about (?:us|our (?:company|brand|business|shop|store|products?|service|work|food))`,
    "complaints"
  ),
  doing(
    `${who} (?:say|says|saying|write|writes|writing|post|posting) ${nice} (?:things|stuff)(?: (?:about|to) ${us})?`,
    "praise"
  ),
  doing(`${who} (?:thank(?:ing|s)?|compliment(?:ing|s)?|prais(?:e|es|ing)|lov(?:e|es|ing)) us`, "praise"),
  doing("(?:(?:5|five|4|four)[ -]stars?) (?:reviews?|ratings?)", "good reviews"),
  doing(`${who} (?:ask|asks|asking) (?:us )?(?:things|stuff|something|anything|for help|for advice)`, "questions"),
  doing(
    "comments (?:that|which|where people|where they) ask(?:s|ing)? (?:us )?(?:something|anything|things|a question|questions)",
    "questions"
  ),
  doing(
    `(?:${who} )?(?:ask|asks|asking) (?:us )?(?:how much(?: (?:it|this|that|they|things|something|\\p{L}+) (?:is|are|costs?))?|what (?:it|this|they|things) costs?|for (?:the |a )?prices?)`,
    "questions about prices"
  ),
  [
    new RegExp(
      `${unquoted}\\b${who} (?:asking|enquiring|inquiring) (?:us )?about (?=(?:our |the )?(?:delivery|shipping|postage|prices?|pricing|refunds?|returns|discounts?)${end})`,
      "giu"
    ),
    "questions about "
  ],
  doing(
    `${who} (?:say|says|saying|think|thinking|moan|moaning|complain|complaining)(?: that)? (?:we|we['’]re|it|it['’]s|its|they|they['’]re|everything)(?: (?:is|are))? (?:too|so|way too|very) (?:expensive|pricey|dear|costly)|${who} (?:say|saying)(?: that)? (?:we['’]?re|it['’]?s) overpriced`,
    "complaints about prices"
  ),
  doing(
    `${who} (?:get|getting|go|going|be|being) (?:all )?political|${who} (?:bring|brings|bringing|drag|dragging) (?:up )?politics(?: (?:into|in to|in) (?:it|this|everything|things|the comments))?`,
    "politics"
  ),
  doing(
    `${who} (?:get|getting|go|going|be|being) (?:all )?(?:religious|preachy)|${who} (?:bring|brings|bringing|drag|dragging) (?:up )?religion(?: (?:into|in to|in) (?:it|this|everything|things|the comments))?`,
    "religion"
  ),
  doing(
    `${who} (?:spoil(?:s|ing)?|giv(?:e|es|ing) away|ruin(?:s|ing)?) (?:the|our|a) (?:ending|story|plot|show|film|movie|book|series|twist|finale|game|episode|surprise)`,
    "spoilers"
  ),
  doing(`(?:${who} )?(?:ask|asks|asking|beg|begs|begging) for donations`, "donation requests"),
  doing(
    `${who} (?:ask|asks|asking|want|wants|wanting|beg|begging|fish|fishing)(?: for)? (?:free (?:stuff|things|products?|samples|items|goodies|merch|gifts)|freebies)`,
    "people asking for free stuff"
  ),
  doing(
    `(?:${who} )?(?:ask|asks|asking) (?:us )?(?:if|whether) (?:we['’]?re|we are|you['’]?re|you are) (?:hiring|recruiting|looking for (?:staff|people|workers))|${who} (?:ask|asks|asking) (?:us )?(?:about|for) (?:jobs|work|vacancies|a job|employment|internships)`,
    "people asking for jobs"
  ),
  doing(
    `${who} (?:threaten|threatens|threatening) (?:us |me )?(?:to sue(?: us| me)?|to take us to court|with (?:(?:their|a|the) )?(?:lawyers?|solicitors?|legal action|court|lawsuits?))`,
    "legal threats"
  ),
  doing(
    `${who} (?:tell|tells|telling|urg(?:e|es|ing)|ask|asking|encourag(?:e|es|ing)) (?:others|people|everyone|(?:our|other) \\p{L}+) (?:to boycott|not to (?:buy|shop|order|use|come))(?: (?:us|from us|at ours|with us|here))?`,
    "boycott calls"
  ),
  doing(
    "(?:comments? |posts? |people |anyone |those )?(?:calling|calls?|that call|who call|which call) for (?:a |the )?boycotts?(?: of us)?",
    "boycott calls"
  ),
  doing(`${who} (?:sound|sounds|sounding|seem|seems|feel|feels|feeling) suicidal`, "suicidal comments"),
  doing(
    "(?:comments?|remarks?|posts?) (?:about|on) (?:people|someone|somebody|her|his|their|our \\p{L}+)(?:['’]s|s['’])? looks",
    "comments on appearance"
  ),
  doing(
    `(?:${who} |comments )?asking (?:us )?(?:when|if|whether) (?:something|it|they|things|items|products|stuff|this|that|an? \\p{Ll}+|\\p{Ll}+) (?:is|are|will be|comes?|gets?) (?:back )?(?:in|into|available|restocked)(?: stock)?(?: again)?`,
    "questions about stock"
  ),
  // who they pretend to be says enough of them
  [
    new RegExp(
      `${unquoted}\\b(fake (?:support|customer service|winner|admin|staff) accounts|fake accounts|scammers|scam accounts|impersonators|spammers|spam accounts|spam bots) (?:who |that )?(?:telling|asking|saying|claiming|trying|offering|pretending|messaging|promising|inviting|tell|ask|say|claim|try|offer|pretend|message|promise|want|wanting)\\b(?:["“][^"”]*["”]|(?! (?:on|under|except|unless|but|from|by) )[^,;."“])*`,
      "giu"
    ),
    "$1"
  ],
  // whoever is tagged is written by the handle
  [
    new RegExp(
      `${unquoted}\\b(?:(?:comments?|posts?|anything|people|ppl|anyone|everyone|those|replies)(?: (?:that|which|who|where people|where they|where someone))? )?(?:tag|tags|tagging|tagged with) (?:of )?(?=@\\p{L})`,
      "giu"
    ),
    "comments with "
  ],
  [/(?<![\p{L}@])(@[\p{L}\p{N}_.]*[\p{L}\p{N}_]) (?:tags|mentions)(?!\p{L})/giu, "comments with $1"]
]
