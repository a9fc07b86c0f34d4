import { alternatives, type Fillers, lines } from "./Expand.ts"
import { groups } from "./Groups.ts"

export const offenceFillers: Fillers = {
  ...groups,
  fool: alternatives(
    "idiot|moron|loser|clown|fool|imbecile|dumbass|asshole|jerk|pig|liar|coward|hypocrite|disgrace|waste of space|troll|" +
      "creep|piece of shit|piece of trash|bitch|prick|dickhead|bastard|twat|muppet|scumbag|nobody|joke of a human being|" +
      "traitor|fraud|crook|rat|snake|snowflake|lunatic|psycho|embarrassment"
  ),
  foul: alternatives(
    "stupid|dumb|pathetic|disgusting|ugly|ridiculous|useless|fucking|damn|brainless|delusional|sick|fat|corrupt|vile|crooked"
  ),
  who: alternatives(
    "you|he|she|this guy|that woman|the president|your boss|whoever wrote this|@someone|this clown|the ceo|these people|liberals|conservatives|republicans|democrats|politicians"
  ),
  deed: alternatives(
    "the match|the new season|this vote|the debate|that interview|my exam|the bus|the game|the concert|the weather|the news|this recipe|the lesson|work today"
  )
}

/** Rude to somebody. */
export const offensive: ReadonlyArray<string> = lines(`
  you are a {foul} {fool}
  you {foul} {fool}
  shut up {fool}
  shut the fuck up
  {who} is a {fool}
  {who} is such a {foul} {fool}
  what a {fool}
  what a {foul} {fool}
  {who} can go to hell
  fuck you
  fuck off {fool}
  go to hell {fool}
  get lost {fool}
  nobody likes you, {fool}
  kiss my ass
  {who} is full of shit
  {who} must be {foul} to believe that
  how {foul} can you be?
  you are too {foul} to understand this
  are you {foul} or just a {fool}?
  only a {fool} would say that
  {crowd} are all {fool}s
  {crowd} are {foul} {fool}s
  {who} makes me sick
  {who} should be in jail
  look at that {foul} face
  you look like a {fool}
  your mother must be proud of such a {fool}
  cry about it {fool}
  delete your account {fool}
  {who} is a lying {fool}
  {who} is brain dead
  {who} has the brain of a goldfish
  typical {crowd}, {foul} as ever
  this {fool} again
  screw you and your {foul} friends
  stop being such a {fool}
  {who} sucks and everybody knows it
  I would slap that {fool}
  bunch of {foul} {fool}s
  eat shit {fool}
  suck it {fool}
  you are a disgrace, {fool}
`)

/** About the same subjects, not rude to anybody; also cross, tired or sad. */
export const civil: ReadonlyArray<string> = lines(`
  I disagree with {who} about {deed}
  {who} was right about {deed}
  what do you think of {deed}?
  I missed {deed} because of {thing}
  {deed} was great, thank you
  {deed} was a disappointment
  I am not happy with {deed}
  {who} should explain this
  {who} should resign over {deed}
  I would not vote for {who}
  I don't think {crowd} understand {deed}
  {crowd} say that {deed} was cancelled
  {who} is on tv tonight talking about {deed}
  so tired after {deed}
  I am sad about {deed}
  that made me cry
  who else is watching {deed}?
  congratulations to everyone at {deed}
  {who} is my favourite
  {who} is so sweet
  you are right
  you are welcome
  you are the best
  she is so beautiful
  he is doing well
  I think you are wrong about {deed}
  with respect, that is not true
  can somebody explain {deed} to me?
  the service was bad at {deed}
  I hate waiting for {deed}
  good morning, ready for {deed}
  gun control and {deed} are on the agenda
  {crowd} and {crowd} met after {deed}
  {who} won {deed}
  {who} lost {deed} and I am gutted
  {thing} broke during {deed}
  I really want to see {deed}
`)
