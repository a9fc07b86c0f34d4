/** A phrase and how much it says by itself, 0 to 1. Weights of several phrases add up as independent evidence. */
export type Weighted = readonly [phrase: string, weight: number]

const coin = "(crypto|bitcoin|btc|eth|ethereum|usdt|xrp|forex|fx|binary|nft|doge|solana|sol|bnb)"
const trade = "(trading|investment|investing|investments|mining|trade|invest|trader|trades)"
const earn =
  "(earn|earned|earning|make|made|making|makes|gain|gained|profit|profited|withdraw|withdrew|cashed|receive|received)"
const period = "(day|daily|week|weekly|month|monthly|hour|hours|hourly|days|weeks)"
const reach =
  "(dm|message|msg|text|contact|inbox|whatsapp|telegram|write|write to|reach out to|hmu|hit up|hit|pm|email|add|follow|ping)"
const messenger = "(whatsapp|whatsap|watsapp|telegram|telegrm|signal|wechat)"
const prize = "(prize|reward|giveaway|gift|gift card|giftcard|package|iphone|voucher|winnings|parcel)"
const funds = "(money|funds|crypto|bitcoin|account|wallet|assets|coins|investment|btc|usdt|cash)"
const expert = "(hacker|expert|agent|broker|trader|mentor|coach|manager|recovery|specialist|analyst|advisor|guru)"

export const scams: ReadonlyArray<Weighted> = [
  // Investment: returns promised, or somebody recommended who brought them.
  [`${earn} ... <money> ... (in|every|per|each|a|within|just) ... ${period}`, 0.7],
  [`${earn} ... <money> (daily|weekly|monthly|hourly)`, 0.75],
  [`${earn} <money> ... with`, 0.5],
  [`${earn} ... <money> ... from home`, 0.65],
  [
    `(turn|turned|turns|turning|flip|flipped) (my|your|our|his|her|just)? (<money>|<number>) (into|to) ... (<money>|<number>)`,
    0.75
  ],
  [`invest (<money>|<number>) ... (get|earn|receive|make|take) (<money>|<number>)`, 0.8],
  [`(he|she|they|who|which|that) (made|makes|earned|got) (me|us) <money>`, 0.65],
  [`(got|get|getting) (all|every|most) ... (back|returned) ... (broker|hacker|agent|recovery|fake)`, 0.4],
  [`(lost|lose) ... (broker|brokers|trading|investment) ... (got|recovered|restored|agent|write|contact)`, 0.5],
  [
    `(invest|invested|deposit|deposited|started with) ... <money> ... (get|got|earn|earned|received|return|made|make|now)`,
    0.7
  ],
  [`invest (with|in) (him|her|me|us)`, 0.65],
  [`(how to|learn how to|start|began|begin|started) (invest|investing) ... (with|today|now)`, 0.4],
  [`my (investment|forex|crypto|bitcoin|trading|account) (manager|broker|coach|mentor|expert)`, 0.6],
  [`${coin} ${trade}`, 0.18],
  [`${coin} (signals|giveaway|airdrop|doubling|doubler|opportunity|profit|profits|returns)`, 0.65],
  [`free ${coin}`, 0.65],
  [`(double|triple|multiply|grow) your ${funds}`, 0.7],
  [
    `(guaranteed|guarantee|steady|huge|massive|daily|weekly) (profit|profits|returns|income|earnings|payouts|roi)`,
    0.55
  ],
  [`(passive|extra|residual) income`, 0.18],
  [`financial (freedom|independence|breakthrough)`, 0.18],
  [`(free|vip|premium) (trading)? signals`, 0.55],
  [`(trading|investment) (platform|company|opportunity|program|tips|group|strategy)`, 0.18],
  [`(mr|mrs|ms|miss|sir|expert|coach|dr) ... (trade|trades|trading|invest|investment|strategy|signals|profits)`, 0.45],
  [
    `(changed|transformed) my (life|finances|financial) ... (invest|trading|trade|investment|crypto|forex|strategy|profit)`,
    0.55
  ],
  [`thanks to (mr|mrs|ms|miss|expert|coach|sir)`, 0.18],
  [
    `(send|dm|message|text) me a? (dm|message|text)? (to|if you want to) (invest|earn|start earning|make money|trade)`,
    0.75
  ],
  [`(invest|investing|earn|earning|trading|profit|profits|make money) ... ${reach} (me|him|her|us|now)`, 0.55],
  [`${reach} (me|him|her|us) ... (invest|investing|earn|earning|trading|profit|profits|make money|crypto|forex)`, 0.6],
  // Recovery: help for those who already lost money.
  [
    `(recover|recovered|recovering|retrieve|retrieved|reclaim|get back|got back) ... (lost|stolen|scammed|hacked) ${funds}`,
    0.75
  ],
  [`(recover|recovered|retrieve|retrieved|restored) ... (my|your) ... ${funds}`, 0.5],
  [`(helped|help) (me|you|us)? (to)? (recover|retrieve|get back|unlock|restore) (my|your)`, 0.5],
  [
    `(lost|stolen|locked|hacked) ... (account|funds|money|crypto|wallet) ... (contact|dm|message|reach|text|write)`,
    0.55
  ],
  [`(recovery|ethical|certified|professional|legit|genuine|real) (hacker|hackers|recovery)`, 0.6],
  [`${expert} ... helped me (recover|retrieve|get|make|earn)`, 0.6],
  [`(contact|reach|message|dm|consult|hire) ... (recovery|hacker|cyber)`, 0.5],
  [`(spy|hack|hacking|hacked) ... (spouse|girlfriend|boyfriend|wife|husband|partner|cheating) ... phone`, 0.7],
  // Winners, gifts and impersonation.
  [`(you have|youve|you were|you are|youre|u have|u) (been)? (selected|chosen|picked|shortlisted)`, 0.6],
  [`(you have|youve|you|u) (won|win) (a|an|the|our|this)? ... ${prize}`, 0.65],
  [`congratulations ... (won|selected|chosen|prize|picked)`, 0.55],
  [`congratulations (dear|lucky|our|on being|for being|youre|you are|you were|your) ... winner`, 0.55],
  [`congratulations winner`, 0.55],
  [`(claim|redeem|collect|receive|get) (your|ur|the|this) (free)? ${prize}`, 0.6],
  [`(claim|redeem) ... (before|now|here|within|today)`, 0.3],
  [`(one|some|part) of (our|the|my) (lucky|<number>|giveaway)? winners`, 0.55],
  [`lucky (winner|winners|fan|follower|customer)`, 0.4],
  [
    `(message|dm|text|contact|inbox|write) (us|me|him|her|<handle>|the admin) ... (to claim|claim your|for your prize|your reward)`,
    0.65
  ],
  [
    `(free|win a|win an) (iphone|macbook|ps5|playstation|gift card|giftcard|samsung|tesla) ... (here|click|link|claim|now|bio)`,
    0.55
  ],
  [
    `(official|main|private|real|second|backup|personal|support) (account|page|profile) ... (message|dm|text|contact|write|add|follow)`,
    0.5
  ],
  [
    `(message|dm|text|contact|write|add) (me|us) ... (on|at|via) (my|our) (official|private|real|main|personal|other|second)`,
    0.55
  ],
  [
    `(customer|technical|tech) (support|service|care) (team|agent|number|line) ... (whatsapp|telegram|text|call|message) ... (at|on|us|<number>)`,
    0.5
  ],
  [
    `(your|ur) (account|page|profile|ad account|business) (will be|has been|is|was|is being) (suspended|disabled|deleted|restricted|limited|blocked|flagged|deactivated)`,
    0.65
  ],
  [`(verify|confirm|update|validate) your (account|identity|wallet|payment|details|information|page|card)`, 0.5],
  [
    `(violated|violates|violating) (our|the|community|copyright) ... (standards|guidelines|policy|policies|terms|copyright)`,
    0.35
  ],
  [`(connect|sync|validate|import) your wallet`, 0.7],
  [`(seed|recovery|secret) phrase`, 0.18],
  [`(airdrop|presale|whitelist|mint) ... (live|now|claim|eligible|open|free|wallet)`, 0.55],
  [`(shipping|delivery|processing|release|activation) fee ... (claim|prize|package|receive|iphone|parcel)`, 0.5],
  [`(send|give|provide|confirm|dm|message) (card|bank) (details|number|numbers|info|information)`, 0.65],
  [
    `(send|give|provide|confirm|dm|message) (your|ur|the|me your|us your|over your|in your|me ur|us ur|them your|me the|us the) (card|bank) (details|number|numbers|info|information)`,
    0.65
  ],
  [`(order number|full name|email|address) and (your)? (card|bank|password|pin)`, 0.65],
  [`(contact|message|write) our (refund|recovery|claims|verification|security) (department|team|desk|agent)`, 0.6],
  [`(refund|claims) (team|department) ... (assist|card|here|whatsapp|inbox|send)`, 0.45],
  [`(code|codes) (you|u) (receive|received|get|got) ... sms`, 0.65],
  [`(you are|youre|ur) (our|the|a|todays|this weeks) (lucky)? winner`, 0.65],
  [`(continue|move|lets talk|lets chat|carry on) ... on ${messenger}`, 0.65],
  [`(donate|give|giving|donating) ... (million|millions) ...`, 0.6],
  [
    `(widow|widowed|ill with cancer|late husband|next of kin|inheritance) ... (donate|million|fund|funds|engineer|friend|transfer)`,
    0.55
  ],
  [`peace mission`, 0.4],
  [`send me a? friend request`, 0.45],
  // Jobs, loans, money for nothing.
  [`(work|job|jobs|earn|money) from home`, 0.15],
  [
    `(online|remote|part time|home based) (job|work|jobs) ... (<money>|whatsapp|telegram|daily|dm|inbox|apply|earn)`,
    0.55
  ],
  [`(no experience|no skills) (needed|required|necessary) ...`, 0.3],
  [
    `<money> (per|a|every|each) (day|hour|week) ... (from home|online|whatsapp|telegram|dm|apply|easy|no experience)`,
    0.6
  ],
  [`(need|want|get) a loan`, 0.4],
  [`loan approved`, 0.4],
  [`(loan|loans|grant|grants) ... (approved|without|no credit|guaranteed|apply|available|interest)`, 0.45],
  [`(i give|giving|give) (out|away)? <money> (to|each)`, 0.65],
  [`(first|next|random) <number> (people|persons|followers|to) ... (<money>|cashapp|cash app|message|dm|text)`, 0.55],
  [`(cashapp|cash app|paypal|venmo|zelle) ... (flip|me|blessing|giveaway|now|dm)`, 0.4],
  [`sugar (daddy|mommy|mummy|baby|boy)`, 0.6],
  [`(weekly|monthly) allowance`, 0.5],
  [`(clone|cloned|blank|dumps|cvv) (card|cards|atm)`, 0.7],
  [`(spell|spells) (caster|casters|to bring|that work|temple)`, 0.75],
  [`(dr|doctor|priest|prophet|baba) ... (spell|herbal|herbs|cured|cure|healed)`, 0.65],
  [`(brought|bring) ... (my|your|ex) (ex|husband|wife|lover|boyfriend|girlfriend) back`, 0.55],
  [`(cured|cures|healed) ... (herpes|hiv|diabetes|cancer|hsv|hpv|fibroids)`, 0.6],
  [`join (the)? illuminati`, 0.8],
  // The move to a private channel.
  [`${reach} (me|him|her|them|us) ... (on|via|through|at) ${messenger}`, 0.55],
  [`(text|message|dm|contact|write) (me|us|him|her) (on|at|via) <number>`, 0.45],
  [`${messenger} (me|us|him|her|now) ... (<number>|at|on)`, 0.5],
  [`${messenger} ... <number> <number>`, 0.35],
  [`join (my|our|the|us|this)? ... ${messenger} (group|channel)`, 0.6],
  [`join (us)? on ${messenger}`, 0.5],
  [`(her|his) (handle|username|page|profile|contact|instagram|telegram|whatsapp) (is|below|on|here)`, 0.4],
  [`(look|search|google) (her|him|for him|for her|up) ... (name|on telegram|on whatsapp|online|up)`, 0.25],
  [`(ganar|gana|gane) dinero ... (casa|dia|diario|whatsapp|facil|rapido)`, 0.6],
  [`(escribeme|escribime|contactame|mensaje) ... (whatsapp|telegram)`, 0.5],
  [`(verdiene|verdienen) ... (<money>|<number>) ... (tag|woche|monat|zuhause)`, 0.6],
  [`(gagnez|gagner) ... (<money>|<number>|argent) ... (jour|semaine|mois|maison|domicile)`, 0.6],
  [`(ganhe|ganhar) ... (<money>|<number>|dinheiro) ... (dia|semana|casa|mes)`, 0.6]
]
