import { alternatives, type Fillers, lines } from "./Expand.ts"

export const complaintFillers: Fillers = {
  item: alternatives(
    "order|parcel|jacket|pair of shoes|blender|phone case|subscription|sofa|charger|dress|coffee machine|backpack|book|ticket|lamp|headphones|mattress|cream|pizza|refund|room"
  ),
  fault: alternatives(
    "arrived broken|never arrived|is late again|fell apart after two weeks|stopped working|is the wrong size|smells awful|was cold|is not as described|looks nothing like the photo|was missing parts|came in the wrong colour|leaks|is a joke|is garbage|is crap|is shit|was dirty|expired last month|makes a terrible noise"
  ),
  wait: alternatives(
    "three weeks|a month|ten days|since May|45 minutes|two months|five days|over a week|the whole morning|ages"
  ),
  silence: alternatives(
    "nobody answers|no reply|your chat just closes|the phone line is dead|you ignore my emails|support is useless|nobody cares|I get the same bot answer every time|no one picks up"
  ),
  anger: alternatives(
    "terrible service|worst experience ever|really disappointed|never again|this is unacceptable|what a joke|I want my money back|I will not order again|shame on you|ridiculous|so frustrating|total waste of money|I am furious|absolutely awful|pathetic|I hate this company|you lost a customer|fix this|this sucks|what the hell|thanks for nothing|not worth the money|disgusting"
  ),
  brand: alternatives(
    "you guys|your company|this brand|your store in Leeds|the courier|your staff|your app|customer service|the driver|your website|this shop"
  ),
  vice: alternatives(
    "rude|useless|incompetent|slow|dishonest|a disgrace|lazy|unprofessional|liars|thieves|clueless|horrible|the worst|a scam|robbing people|overpriced"
  )
}

/** What unhappy customers write. It stays up: none of it is hate, spam, or a scam. */
export const complaining: ReadonlyArray<string> = lines(`
  my {item} {fault}, {anger}
  my {item} {fault} and {silence}
  the {item} {fault}
  ordered a {item} {wait} ago and it {fault}
  still waiting for my {item} after {wait}, {silence}
  waited {wait} and {silence}, {anger}
  {anger}! my {item} {fault}
  {brand} is {vice}
  {brand} was so {vice} to me, {anger}
  {brand} are {vice}, do not buy anything here
  why is {brand} so {vice}?
  I paid for express and my {item} {fault}
  this is the second {item} that {fault}
  do not buy the {item}, mine {fault}
  I want a refund, my {item} {fault}
  where is my {item}? {silence}
  where is my refund? I have been waiting {wait}
  you charged me twice for one {item} and {silence}
  can someone please help me with my {item}? {silence}
  I feel scammed, the {item} {fault}
  used to love this brand but now the {item} {fault}
  quality has gone downhill, my {item} {fault}
  honestly the {item} is overpriced
  stop advertising and answer your customers, {silence}
  the new update is terrible, {anger}
  {anger}
  {anger}, {anger}
  cancel my {item} now, {anger}
  my kids cried because the {item} {fault}
  your ad says free shipping but I had to pay, {anger}
  I emailed {wait} ago about my {item} and {silence}
  so the {item} {fault} and you want me to pay for the return? {anger}
  damn, the {item} {fault} again
  holy shit {brand} is {vice}
  what the fuck, my {item} {fault}
  are you kidding me, the {item} {fault}
  I would give zero stars, {brand} is {vice}
  how is this legal? the {item} {fault}
  unfollowed, {brand} is {vice}
  boycott, {anger}
`)

export const pleased: ReadonlyArray<string> = lines(`
  my {item} arrived today and I love it
  thank you for the quick help with my {item}
  the {item} is perfect, thank you
  best {item} I ever had
  {brand} is the best, so friendly
  my {item} was late but {brand} sorted it out, thanks
  when will the {item} be back in stock?
  does the {item} come in black?
  how long does shipping take for a {item}?
  got the {item} for my birthday, so happy
  can't wait for my {item}
  obsessed with my new {item}
  my daughter wears the {item} every day
  I bought three of these and never regretted it
  the {item} looks amazing
  great quality, fits well
  love love love
  please bring the {item} to Canada
  is the {item} waterproof?
  what size should I take for the {item}?
`)
