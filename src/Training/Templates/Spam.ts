import { alternatives, type Fillers, lines } from "./Expand.ts"

export const spamFillers: Fillers = {
  place: alternatives(
    "channel|page|profile|blog|website|instagram|youtube channel|soundcloud|tiktok|shop|etsy store|playlist|twitch|facebook page|spotify|mixtape|store"
  ),
  work: alternatives(
    "song|cover|remix|video|track|album|vlog|gameplay|music|beats|new single|short film|art|podcast|clip|tutorial|let's play|dance video|freestyle"
  ),
  polite: alternatives("please|pls|plz|guys|guys please|hey guys|hey everyone|hello|yo|hi all|people|everybody|"),
  sub: alternatives(
    "subscribe|sub|follow me|subscribe to me|sub to me|follow|hit subscribe|press the subscribe button|SUBSCRIBE"
  ),
  back: alternatives(
    "and I will sub back|I'll return the favour|I follow back|sub for sub|f4f|and I'll do the same|for a follow back|"
  ),
  look: alternatives(
    "check out|check|listen to|have a look at|watch|visit|come see|take a look at|go to|view|look at|give a chance to"
  ),
  goal: alternatives(
    "I'm trying to reach 1000 subs|help me get to 500|we are almost at 10k|it would mean the world to me|I'm a small artist|you won't regret it|new videos every day|just started|I need your support|every view counts|it takes 5 seconds"
  ),
  site: alternatives(
    "www.mysite.example|http://cool-shirts.example|https://shop.example/new|bit.ly/2xyZ|youtu.be/abc123|http://www.youtube.com/watch?v=abc|youtube.com/user/newguy|soundcloud.com/newguy|facebook.com/pages/art|instagram.com/newguy|http://petition.example|linktr.ee/newguy|https://www.surveys.example|hotdeals.shop"
  ),
  goods: alternatives(
    "followers|likes|views|replica watches|cheap viagra|custom t-shirts|logos|essays|SEO services|phone cases|robux|v-bucks|gift cards|sneakers|weight loss pills|crypto courses|sunglasses|handmade bags|websites"
  ),
  address: alternatives(
    "example.com|example.com/shoes|https://example.com/shoes|https://www.brand.example/returns|www.museum.example|https://en.wikipedia.org/wiki/Coffee|news.example/2024/coffee|https://parcels.example/track?id=123|maps.example/harbour|https://www.example.org|brand.example|shop.brand.example/size-guide|https://youtu.be/abc123|youtube.com/watch?v=abc|instagram.com/brand|https://www.recipes.example/apple-cake"
  ),
  cheer: alternatives("great song|love this|nice video|so good|first|best video ever|wow|haha|legend|amazing|lol")
}

export const promotional: ReadonlyArray<string> = lines(`
  {polite} {look} my {place}
  {polite} {look} my {work}, {goal}
  {polite} {look} my new {work} {site}
  {polite} {sub} to my {place} {back}
  {sub} to my {place}, {goal}
  {sub} {back}
  {cheer}! {polite} {look} my {work}
  {cheer} but {look} my {place} too
  {site}
  {polite} {look} {site}
  {look} this {work}: {site}
  I make {work} too, {polite} {look} my {place}
  I just uploaded a {work} on my {place}, {goal}
  we are a new band, {look} our {work} on our {place}
  thumbs up so people can see my {work}
  sorry for the spam but {look} my {place}
  I know nobody likes spam, but {polite} {look} my {place}, {goal}
  not trying to advertise but {look} my {place}
  like for like, {sub} {back}
  buy {goods} cheap at {site}
  get free {goods} at {site}
  best {goods} in town, link in bio
  {goods} for sale, DM for price
  we sell {goods}, visit our {place}
  20% off {goods} with code SAVE20, {site}
  promote it on @{handle}
  send this pic to @{handle}
  dm us to collab with @{handle}
  want more {goods}? {site}
  grow your {place} fast, real {goods}, {site}
  hot girls in your area {site}
  click my profile for something special
  see more of me, link in my bio
  make money online {site}
  earn cash with surveys {site}
  sign my petition {site}
  vote for me here {site}, {goal}
  share this with ten friends or you will have bad luck tonight
  repost this on three other videos and you will be kissed
  come join my discord, we play every night
  follow @{handle} for more {work}s
  my name is Tom and I do {work}, {look} my {place}
  hey I'm a kid from Ohio who makes {work}, {goal}
  add me on snapchat, {goal}
  use my referral code and get free {goods}
`)

/** Comments that merely speak of videos, links, followers and songs. */
export const chatty: ReadonlyArray<string> = lines(`
  {cheer}
  {cheer}!!!
  {cheer} this {work} never gets old
  I love this {work}
  this {work} is stuck in my head
  this {work} has so many views
  2 billion views wow
  who is listening to this {work} in 2024?
  who is watching this {work} right now?
  how does this {work} have so many views?
  why does this {work} have more views than that one?
  I watched this {work} ten times today
  my little brother loves this {work}
  I subscribed because of this {work}
  just followed you, love your {work}
  I follow you since the first {work}
  the link in your bio does not work
  the link you posted is broken
  can you send the link again?
  where can I buy this?
  where can I find this {work}?
  what is the name of the {work}?
  is there a longer version of this {work}?
  I can't find your {place}
  is your {place} down?
  your {place} does not load on my phone
  I saw this on your {place} and ordered it at once
  I shared this with my sister
  please make more of these {work}s
  please bring back the old {work}
  the {work} at 2:15 is the best part
  0:43 is my favourite part
  part of my childhood
  I checked your {place} but it is sold out
  do you sell {goods}?
  are those {goods} real?
  my order from your {place} arrived today
  got mine from the {place} yesterday
  I like how the {work} starts
  this {work} deserves more likes
  the comments are full of spam
  so many bots asking people to {sub}
  stop telling people to {look} your {place}
  @{handle} you have to see this
  @{handle} this is the one I told you about
  haha @{handle} that's us
  happy birthday
  still listening to this in 2023
  the guy in the yellow suit is so funny
  she looks so pretty in this {work}
  everyday I come back to this {work}
  subscribe and save is a great option
  I subscribe to your coffee, best decision this year
  how do I subscribe to the newsletter?
  how do I unsubscribe from your emails?
  I follow the instructions on the box and it works
  follow up on my ticket please
  I will check out the new store on Saturday
  checked out with two jackets, the checkout was easy
  the checkout page does not take my card
  can I check in before noon?
  nice page, very helpful
  I watched the video twice and still don't get step three
  please check your inbox
  please check my order
`)

/** Comments with an address in them that advertise nothing. */
export const linking: ReadonlyArray<string> = lines(`
  you can find it here {address}
  you can find the manual at {address}
  I found it on {address}
  there is a good review of it on {address}
  I ordered mine from {address} and it came in two days
  is {address} your website?
  is {address} really you or a fake page?
  the page {address} gives me an error
  your return form at {address} does not load
  the tracking page {address} still says on its way
  {address} says it is sold out
  here is the article I mentioned: {address}
  according to {address} this is not true
  source: {address}
  a long comment about my trip and the shoes I wore, with a link to {address} in it
  my order is 1048830221, tracked at {address}, and it has not moved for a week
  I read about this on {address} and wanted to see it for myself
  for those who ask, the recipe is on {address}
  @{handle} look at this {address}
  see {address} for the opening hours
  some more text about our holiday and a link to {address} in it
  my mother asked me for the link, so here it is: {address}
  the instructions are on {address}, page two
  does anybody know if {address} ships to Ireland?
`)

export const handles: ReadonlyArray<string> = alternatives(
  "anna_b|fashion.promo|bestfeature.page|newguy|miko_22|travel.daily|lena.k|the_real_tom|art.showcase|j.smith"
)
