import { Schema } from "effect"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import more from "./Languages/Names/en.json" with { type: "json" }
import { isMatter, isTabled, type Matter, matters } from "./Matters/Matters.ts"
import { namesIn } from "./Matters/Tables.ts"
import { spokenSubjects } from "./SubjectWords/SpokenSubjects.ts"

/** What the form of a comment tells, and no phrase. */
export const forms = ["question", "insult", "threat", "tag", "emoji", "capitals"] as const
export type CommentForm = (typeof forms)[number]

export const subjects = [...spokenSubjects, ...forms, ...matters] as const

/** What a rule can be about: the nine areas, everyday subjects, and matters that have a table. */
export const topics = [...protectionKeys, ...subjects] as const

export const Topic = Schema.Literal(...topics).annotations({ identifier: "Topic" })
export type Topic = typeof Topic.Type
export type EverydaySubject = (typeof subjects)[number]
export type SpokenSubject = Exclude<EverydaySubject, CommentForm | Matter>

/** How guidance names each topic. */
const names: Readonly<Record<Exclude<Topic, Matter>, string>> = {
  scams:
    "investment scams|investment scam|investment fraud|romance scams|giveaway scams|fake job offers|scam artists|swindlers|con men|scamming|fraudsters|fraudulent comments|phishing attempts|phishing comments|scam messages|scam posts|scam accounts|con artists|pyramid schemes|get rich quick schemes|fake giveaway|scam|scams|scammer|scammers|fraud|frauds|phishing|scam attempts|scammy|phishing links|scam comments|scam links|fake giveaways",
  spam: "sales pitches|sales posts|people selling stuff|selling stuff|selling things|copypasta|copy and paste comments|copy pasted comments|copy paste comments|chain messages|chain letters|chain mail|engagement bait|begging for followers|beg for followers|people begging for followers|people who beg for followers|follower begging|advertising themselves|advertise themselves|promoting themselves|promote themselves|self plugs|self plugging|unwanted advertising|spamming comments|follow for follow|follow 4 follow|f4f|follow4follow|sub for sub|sub4sub|like for like|like4like|l4l|follow trains|repetitive comments|mass posted comments|self promote|shameless plugs|plugs|spam messages|spam posts|spam accounts|junk comments|bot spam|spambot|bot accounts|promos|spam|spammer|spammers|spamming|self promotion|self promo|spam comments|bots|spammy|self promoting|bot comments|junk|promotional comments|promotional posts|promotional content|self promoters|self advertising|unsolicited advertising|spam bots|spambots",
  hate: "n word|n words|racist remarks|racist jokes|racist abuse|ableism|ableist|racist slurs|homophobic slurs|bigoted comments|prejudice|nazi stuff|racial abuse|discrimination|discriminatory comments|discriminatory language|anti semitic|islamophobia|islamophobic|misogyny|misogynistic|racist language|homophobes|slur|hate|hate speech|hateful|racism|racist|homophobia|homophobic|sexism|sexist|slurs|racial slurs|hateful language|bigotry|bigots|bigoted|transphobia|transphobic|antisemitism|antisemitic|xenophobia|xenophobic|hateful stuff|hateful content|hateful comments|racists|hate comments|sexists",
  competitors: "competitor|competitors|our competitors|the competition|rival brands|competing brands|competitor brands",
  profanity:
    "vulgarities|coarse language|explicit language|sweary comments|sweary|filthy language|four letter words|naughty words|crudeness|foul words|swear language|f this and f that|swearies|effing and blinding|abusive language|offensive language|offensive comments|dirty language|cursewords|vulgar comments|vulgar words|vulgar|obscene comments|crude comments|cuss word|cussword|cusswords|swearword|profanity|swearing|swear words|swearwords|curse words|cursing|curse|bad language|foul language|" +
    "vulgar language|vulgarity|cussing|cuss words|swears|bad words|strong language|obscene language|obscenities|profane|swear|cuss|swear word|curse word|curses|expletives|profanities|rude words|rude language|dirty words|crude language",
  links:
    "web addresses|hyperlinks|weblinks|clickable links|links to other sites|links to other pages|links to other websites|external link|outside links|link|links|url|urls|website links|web links|external links",
  contact:
    "personal data|personal details|personal info|personal information|private details|private info|phone and email|mail addresses|telephone nos|mobile nos|phone details|phone or email details|mobile phone number|mobile number|cell number|phone nrs|phone nr|mobile numbers|cell numbers|cell phone numbers|mobile phone numbers|contact numbers|personal contact details|telephone number|phone numbers or email addresses|email adresses|contact details|contact info|contact information|phone numbers and emails|phone numbers and email addresses|" +
    "emails and phone numbers|phone numbers|phone number|email addresses|emails|email address|telephone numbers|phone nos|phone number or email|phone numbers or emails|emails or phone numbers|phone or email|whatsapp number|whatsapp numbers",
  media:
    "selfies|animated gifs|gif comments|photo comments|picture comments|image comments|gifs and memes|image|images|picture|pictures|photo|photos|gif|gifs|pics|media|images and gifs|memes|stickers|screenshots",
  negative:
    "harsh feedback|tough feedback|unflattering comments|unflattering reviews|unhappy people|angry people|annoyed customers|unhappy guests|angry guests|dissatisfied guests|angry comments|angry reviews|customer complaints|critical voices|naysayers|rant|disappointment|frustration|frustrated comments|people complaining|negative stuff|poor feedback|critical remarks|complaint comments|negative posts|critical posts|criticisms|negative remarks|blaming us|blame us|disagree|disagrees|disagreeing|vent|venting|whinge|whinging|whingeing|ranting|having a go at us|calling us out|slating us|bashing us|slagging us off|criticism of us|criticising us|disagreeing with us|disagree with us|disagrees with us|dissenting opinions|differing opinions|dissatisfaction|discontent|bad feedback|bad press|grumbling|grumbles|griping|moans|moaners|complainers|constructive criticism|harsh criticism|fair criticism|honest criticism|critical reviews|critical opinions|critique|critiques|grievances|moaning|whining|disappointed customers|upset customers|frustrated customers|unhappy reviews|negative review|bad review|critical feedback|negative|negativity|negative comments|complaint|complaints|complaining|bad reviews|negative reviews|criticism|" +
    "critical comments|negative feedback|critical feedback|complain|complains|bad feedback|gripes|rants|unhappy customers|angry customers|unhappy comments|poor reviews|1 star reviews|one star reviews|negative opinions|dissatisfied customers|criticising us|criticizing us|criticise us|criticize us|criticising|criticizing|complaining about us|critics",
  question:
    "help requests|requests for help|support questions|enquiry|inquiry|query|customer service questions|customer questions|question|questions|queries|inquiries|enquiries|ask questions|asking questions",
  delivery:
    "late deliveries|delayed deliveries|missing parcels|lost parcels|late parcels|delayed parcels|shipping delays|shipping problems|delivery problems|delivery issues|shipping issues|missing orders|delivery time|shipping time|delivery|deliveries|postage|shipping|shipment|shipments|delivery times|shipping times|late delivery|delivery delays",
  price: "price|prices|pricing|cost|costs|our prices|our pricing",
  refund:
    "refund demands|money back requests|returns and refunds|refunds and returns|refund|refunds|refund requests|chargeback|chargebacks|return|returns|money back|their money back|refunding",
  discount:
    "discount requests|voucher requests|promo code requests|discount hunters|discount|discounts|discount codes|discount code|coupon|coupons|promo codes|voucher codes|vouchers|voucher|promo code|coupon code|coupon codes",
  politics:
    "party political|political stuff|party politics|political content|political messages|election talk|politics|political|elections|politicians",
  religion: "religious stuff|preaching|bible verses|religious content|proselytising|religion|religious",
  praise:
    "kudos|fan mail|nice words|positive vibes|positivity|good feedback|gratitude|lovely messages|happy messages|thank you|thanks|thank you comments|thank you notes|thank yous and praise|thankful comments|appreciation|shout outs|happy customers|happy comments|lovely comments|sweet comments|kind comments|love letters|positive review|positive reviews|thank you messages|praise|compliments|compliment|nice comments|good reviews|positive comments|positive feedback|positive reviews|kind words|thank yous|praise us|praising us|praises us|compliment us",
  crypto: "crypto|cryptocurrency|cryptocurrencies|bitcoin|nft|nfts|forex",
  gambling: "bookies|betting tips|sports betting|tipsters|betting ads|bookmakers|gambling|casino|casinos|betting",
  spoiler: "spoiler|spoilers|plot spoilers|story spoilers",
  insult:
    "trash talk|trash talking|smack talk|flame wars|fights between users|fights between people|users fighting|people fighting|rude comments|mean comments|nasty comments|toxic comments|toxicity|hurtful comments|verbal attacks|rudeness|personal abuse|nastiness|hostile comments|insulting each other|insulting other people|attacks on people|cyber bullying|name callers|put downs|personal attacks|personal insults|abusive comments|verbal abuse|insulting|insulting language|insulting words|insults|insult|insulting comments|name calling|personal attack|ad hominem|ad hominem attacks|insulting remarks|insulting stuff|people insulting|abuse|abusive|bullying|cyberbullying|bullies|harassment|harassing comments",
  threat:
    "violent comments|intimidation|people threatening|violent language|threat|threats|death threat|death threats|threats of violence|violent threats|threatening|threatening comments|threatening language|threaten|threatens|calls for violence|violence threats",
  tag: "tags|friend tagging|people tagging friends|people tagging their friends|tagging|tags of friends|friend tags|tagged friends|tagging friends|tagging their friends|tagging a friend|tagging each other|tag friends|tag their friends|tag a friend|tag other people|tagging other people|tagging people|tag people|tagging others|mentions of friends|friends being tagged|people being tagged",
  emoji:
    "emojis on their own|emojis alone|emojis by themselves|emoji on its own|just an emoji|only emoji comments|emoji only|emojis only|only emoji|only emojis|just emoji|just emojis|only an emoji|nothing but emoji|nothing but emojis|pure emoji|emoji comments|lone emojis|single emojis|single emoji",
  capitals:
    "capital letters only|in capital letters only|capitals only|in capitals only|in caps only|in only capitals|written in capitals|written in all caps|written in capital letters|typed in capitals|typed in caps|typed in all caps|all in capitals|all in caps|shouting in capitals|shouty capitals|shouty caps|caps lock comments|all caps comments|in all caps|in caps|in capitals|in capital letters|in all capitals|caps only|written in caps|all caps|caps lock|capslock|all capitals|all capital letters|only capitals|shouting in caps|only capital letters"
}

/** Words of the longest: where several fit, the longest name wins. */
export const longestTopicName = 5

/** By which it is named as well; what is read as it was learnt does not know them. */
const otherNames: Readonly<Partial<Record<Topic, string>>> = more

/** All names, in lower case. */
export const namedTopics: ReadonlyMap<string, Topic> = new Map(
  Topic.literals.flatMap((topic) => [
    ...(isMatter(topic) ? [] : names[topic].split("|").map((name) => [name, topic] as const)),
    ...(otherNames[topic]?.split("|").map((name) => [name, topic] as const) ?? []),
    ...(isTabled(topic) ? namesIn(topic, "en").map((name) => [name, topic] as const) : [])
  ])
)

/** The words of those names. */
export const topicWords: ReadonlyArray<string> = [
  ...new Set([...namedTopics.keys()].flatMap((name) => name.split(" ")))
]

/** Those without the words of tables, among which are all sorts: what sentences were learnt by. */
export const learntWords: ReadonlySet<string> = new Set(
  Object.values(names).flatMap((each) => each.split("|").flatMap((name) => name.split(" ")))
)

/** The topic of a name in lower case, null when it is none. */
export const topicNamed = (name: string): Topic | null => namedTopics.get(name) ?? null

const bySubject: ReadonlyMap<Topic, EverydaySubject> = new Map(subjects.map((subject) => [subject, subject]))

/** The topic as something other than an area with a score, null for an area. */
export const subjectOf = (topic: Topic): EverydaySubject | null => bySubject.get(topic) ?? null

const isFormed = new Set<EverydaySubject>(forms)
export const isForm = (subject: EverydaySubject): subject is CommentForm => isFormed.has(subject)

/** How comments speak of a subject in English, and by words that mean the same in other languages. */
export const subjectPhrases: Readonly<Record<SpokenSubject, ReadonlyArray<string>>> = {
  delivery: [
    "(delivery|deliver|delivers|delivered|delivering|deliveries|shipping|ship|ships|shipped|shipment|postage|courier|parcel|tracking)",
    "(lieferung|geliefert|versand|livraison|envio|entrega|consegna|spedizione|frete)",
    "(where is|wheres) my (order|package|parcel|stuff)",
    "(dhl|fedex|usps|hermes|royal mail)",
    "(order|parcel|package|mine|it|item|items|stuff|never|not|hasnt|havent|didnt|when|will) ... (arrive|arrives|arrived)",
    "(via|by|with|from|through) ups",
    "ups (driver|delivery|tracking|store|guy|man|van|lost|says|said|left)"
  ],
  price: [
    "(price|prices|pricing|cost|costs|expensive|cheap|cheaper|pricey|overpriced)",
    "(preis|precio|prix|prezzo|preco)"
  ],
  refund: [
    "(refund|refunds|refunded|refunding|chargeback|chargebacks)",
    "(return|returns) (it|them|this|these|my|the|policy|label|labels|portal|desk|form|process|address|window)",
    "(to|can i|i|free|a|for|your|no|my|we|and|on|easy) (return|returns)",
    "(returned|returning) (it|them|this|these|my|mine|the)",
    "returns (are|is|were|take|took)",
    "money back",
    "send it back"
  ],
  discount: [
    "(discount|discounts|coupon|coupons|voucher|vouchers|rabatt|descuento|sconto|desconto)",
    "(promo|discount|coupon) (code|codes)",
    "use (my|this|the|our) code",
    "(use|with|apply) code",
    "code ... (10|15|20|25|30|40|50|60|70|80) off",
    "(10|15|20|25|30|40|50|60|70|80|percent|half) off",
    "half price"
  ],
  politics: [
    "(democrat|democrats|republican|republicans|trump|biden|putin|brexit)",
    "(left|right) wing",
    "(vote|voted|votes|voting) (labour|conservative|tory|green|reform|republican|democrat|left|right)",
    "(vote|voted) (them|him|her) out",
    "(labour|conservative|tory|reform|republican|democratic) (party|government|council|voters|voter|mp|mps)",
    "(tories|lib dem|lib dems|gop|prime minister)"
  ],
  religion: ["(religion|religious|bible|quran|mosque|prayer|muslim|muslims|hindu|atheist|atheists)"],
  praise: [
    "(love|loved|loving|amazing|awesome|great|excellent|perfect|fantastic|beautiful|wonderful|brilliant|gorgeous|favorite|favourite)",
    "(thank you|thanks|well done|good job|great job|congrats|congratulations|best ever)"
  ],
  crypto: [
    "(crypto|cryptocurrency|cryptocurrencies|bitcoin|btc|ethereum|eth|usdt|dogecoin|solana|xrp|nft|nfts|forex|airdrop|blockchain|altcoin|altcoins|memecoin)"
  ],
  spoiler: [
    "(spoiler|spoilers) (alert|ahead|warning|below|incoming|inside)",
    "(major|huge|big|massive|slight|minor|story|plot) (spoiler|spoilers)",
    "(dies|died|die|killed|dead|survives|betrays) ... (at|in) the (end|ending|finale|last)",
    "the (killer|murderer|traitor|culprit|impostor|real villain) (is|was|turns)",
    "(turns|turned) out ... (is|was) the (killer|murderer|traitor|culprit|impostor|villain|father|mother|brother|sister)",
    "(in|at) the (finale|last scene|final scene|last episode|final episode|last chapter) (he|she|they|it)",
    "(post credits|post credit|after credits) scene"
  ],
  gambling: [
    "(gambling|gamble|betting|bets|poker|sportsbook|roulette|blackjack|tipster|tipsters|bookie|bookies|bookmaker|bookmakers)"
  ]
}
