import { alternatives, type Fillers, lines } from "./Expand.ts"

export const scamFillers: Fillers = {
  coin: alternatives("bitcoin|BTC|crypto|ethereum|forex|binary options|USDT|stocks|NFTs|gold|fx"),
  sum: alternatives("$300|$500|$1,000|$2,500|5000 dollars|£800|€1200|$7k|$10,000|3,500 USD|0.5 BTC|$450|15k"),
  big: alternatives("$5,000|$7,200|$12,000|$25k|€9,400|£15,000|40,000 dollars|2 BTC|$3,800|$50,000"),
  time: alternatives("a week|3 days|24 hours|two weeks|ten days|a month|48 hours|an hour|one week|few days"),
  every: alternatives("daily|weekly|every week|every day|monthly|per day|a week|each week"),
  title: alternatives("Mr|Mrs|Ms|Dr|expert|coach|Sir|Madam|broker|trader|manager|prophet"),
  name: alternatives(
    "Helen Ward|James Carter|Linda Moore|Felix Adams|Grace Osei|Daniel Frank|Maria Lopez|Kevin Holt|Ruth Baker|Victor Hale|Elizabeth Stone|Peter Wilmot"
  ),
  app: alternatives(
    "WhatsApp|Telegram|telegram|whatsapp|Instagram|signal|his page|her inbox|t.me/{nick}|What'sApp|T.elegram"
  ),
  nick: alternatives("fx_pro|coin_master|trade_desk|recovery_help|cyber_fix|grace_trades|profit_line|asset_rescue"),
  phone: alternatives(
    "+1 555 014 2277|+44 7700 900123|+1 (555) 010-9933|+234 800 555 0101|(555) 013 4482|+1 5550107761"
  ),
  contact: alternatives(
    "message {title} {name} on {app}|text {phone} on {app}|write {title} {name} {phone}|contact @{nick} on {app}|reach out to @{nick}|DM @{nick}|inbox me now|hit {title} {name} up on {app}|{app} {phone}|send a message to {name}|dm me|text me on {app}|write on {app} {phone}"
  ),
  brand: alternatives(
    "our page|the official page|Meta|Facebook support|PayPal|your bank|our shop|the team|Instagram|Amazon|Netflix|the giveaway team"
  ),
  prize: alternatives(
    "an iPhone|a gift card|{sum}|a free package|a PlayStation|a brand new car|our anniversary gift|a voucher|a free trip"
  ),
  site: alternatives(
    "claim-gift.example|verify-page.example/login|bit.ly/3xK9|secure-update.example|tinyurl.com/y8prize|win-now.example/claim|meta-appeal.example|free-mint.example"
  ),
  lost: alternatives(
    "my hacked account|my lost bitcoin|my stolen funds|my money from a fake broker|my scammed money|my wallet|my Instagram account|my lost crypto"
  ),
  illness: alternatives("herpes|HIV|diabetes|cancer|infertility|hepatitis|fibroids"),
  joy: alternatives(
    "thank you {title} {name}|God bless you {title} {name}|all thanks to {title} {name}|she changed my life|he is honest and reliable|I am so grateful|best decision ever|highly recommended|no risk"
  ),
  lead: alternatives(
    "|||Hi everyone, |Wow, |Guys |Attention: |Good news! |Hello dear, |Congratulations! |Are you tired of being broke? |Who else is earning with {coin}? "
  )
}

export const fraudulent: ReadonlyArray<string> = lines(`
  {lead}I invested {sum} and got {big} in {time}, {joy}
  I made {big} in {time} with {title} {name}, {contact}
  I earn {big} {every} with {coin}, {contact}
  {lead}earn {big} {every} from home, {contact}
  {joy}, I withdrew {big} today from my {coin} investment
  invest {sum} and receive {big} in {time}, {contact}
  turn {sum} into {big} in {time} with {coin} trading, {contact}
  {title} {name} helped me recover {lost}, {contact}
  {lead}get back {lost} today, {contact}
  if you were scammed I can help, {contact}
  I got {lost} back thanks to @{nick} on {app}
  congratulations, you have won {prize}, {contact} to claim
  {lead}you have been selected as the winner of {prize}, click {site} to claim your prize
  you are our lucky winner! {contact}
  your account will be suspended for a violation, verify here: {site}
  {brand}: we noticed unusual activity, confirm your password at {site}
  this is {brand}, your page breaks our community standards, appeal at {site}
  pay only the shipping fee to receive {prize}: {site}
  free {coin} giveaway, connect your wallet at {site}
  airdrop is live, claim your tokens now {site}
  double your {coin} in {time}, guaranteed, {contact}
  guaranteed profit with {coin} signals, join {app}
  join our VIP {coin} group on {app}, 95% accurate signals
  send {sum} and we send back {big}
  giving away {big} to the first 50 people who message me
  I am giving {sum} to everyone who follows me, {contact}
  sugar daddy looking for a baby, {sum} {every}, {contact}
  lonely widow with {big} to donate, {contact}
  I was cured of {illness} by {title} {name} with herbs, {contact}
  a spell caster brought my husband back in {time}, {contact}
  need a loan? approved in {time} without credit check, {contact}
  we are hiring, earn {sum} {every} from your phone, no experience, {contact}
  hack any phone or account fast, {contact}
  join the illuminati and become rich and famous, {contact}
  trading with {title} {name} is the best thing that happened to me, I make {big} {every}
  who wants to earn {sum} {every}? {contact}
  my portfolio doubled in {time} with {name}'s strategies
  investing in {coin} is the wisest thing to do now, {contact}
  everyone is talking about {title} {name}, is he really that good with {coin}? I made {big}
  unlock {prize} here {site} before it ends tonight
  kindly {contact} to start earning {big} {every}
  your parcel is held, pay 1.99 to release it at {site}
  cash app blessing, first 20 people get {sum}, {contact}
  dm us to receive {prize}, you were chosen
`)

/** Of money, prizes, messengers and help, and no scam. */
export const honest: ReadonlyArray<string> = lines(`
  I paid {sum} for this and it broke in {time}
  it took {time} to get my {sum} back
  my order for {sum} never arrived, who can I contact?
  do you have a {app} number for support?
  can I pay with PayPal or only by card?
  can I pay with {coin}?
  does anyone know if {brand} answers messages?
  I won {prize} in your giveaway, thank you so much
  when do you announce the winner?
  is the giveaway open in Canada?
  I got scammed by a fake page pretending to be {brand}, be careful
  beware, there is a fake account of {brand} asking for money
  I feel scammed, I paid {sum} for this
  this is a scam, they took my {sum}
  my bank account was charged {sum} twice
  I lost {sum} on {coin}, never again
  {coin} is going up again today
  what do you think of {coin}?
  I earn less than {sum} {every} and still buy your coffee
  saved {sum} with the discount, great deal
  the repair was {sum}, a bit steep
  I have waited {time} for an answer from {brand}
  please check your inbox, I sent you a message about my order
  I sent you a DM {time} ago and got no reply
  my account was hacked, how do I get it back?
  how do I claim my warranty?
  I claimed the refund and got it in {time}, great service
  my grandmother donated {sum} to the shelter
  our team raised {big} for the hospital, thank you all
  I work from home and this chair helps
  my husband came back from work and loved it
  the doctor said it was {illness}
  my dad was cured of {illness} after surgery
  is this the official page or a fake one?
  congratulations to the winner!
  free shipping over {sum} is great
  how much is it in dollars?
  is the {sum} price per person?
  your shop at the station gave me a free cookie today
  thanks {name}, you were very helpful on the phone
`)
