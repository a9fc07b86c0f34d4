import { alternatives, type Fillers, lines } from "./Expand.ts"
import { groups } from "./Groups.ts"

/** Sentences in pairs of hateful and harmless that differ in a word or two, written for this model. */
export const hateFillers: Fillers = {
  ...groups,
  bad: alternatives(
    "disgusting|stupid|lazy|evil|inferior|dirty|worthless|repulsive|dangerous|criminals|scum|parasites|vermin|animals|" +
      "subhuman|a disease|a plague|cancer|trash|filth|thieves|liars|rats|savages|cockroaches|pigs|degenerates|freaks|" +
      "less than human|mentally ill|a burden|good for nothing|dumb as rocks|ugly|an abomination|rapists|terrorists|" +
      "primitive|greedy|unnatural|perverts|a waste of space|monkeys|dogs|snakes|leeches|rotten to the core|apes"
  ),
  good: alternatives(
    "amazing|wonderful|beautiful|kind|great neighbours|welcome here|brilliant|people like everyone else|strong|inspiring|" +
      "part of our family|my best friends|awesome|human beings|lovely|full of talent|hard working|equal to anyone|funny"
  ),
  kill: alternatives(
    "kill|shoot|hang|gas|burn|exterminate|wipe out|stab|drown|beat up|get rid of|castrate|lynch|bomb|behead|run over|hurt|" +
      "eradicate|slaughter|deport|lock up|attack|rape|punch"
  ),
  killed: alternatives(
    "killed|shot|hanged|gassed|burned alive|exterminated|wiped out|stabbed|sterilized|beaten|deported|banned|locked up|" +
      "put down|slaughtered|whipped|sent back|kicked out|removed from society|rounded up|enslaved"
  ),
  hatred: alternatives(
    "hate|despise|detest|loathe|can't stand|am sick of|am disgusted by|fucking hate|really hate|have had enough of"
  ),
  swear: alternatives("fucking|bloody|goddamn|damn|shitty|stupid|filthy|disgusting|worthless"),
  all: alternatives("all|every one of the|those|these|the|most|all of you|all those"),
  intro: alternatives(
    "|honestly, |I swear |sorry but |everyone knows that |let's be real, |in my opinion |why is it that |I think "
  ),
  outro: alternatives(
    "||| and that's a fact| and nobody can change my mind| lol| period| full stop| everywhere| these days"
  )
}

export const hateful: ReadonlyArray<string> = lines(`
  {intro}I {hatred} {people}{outro}
  I {hatred} {all} {people}
  {intro}{people} are {bad}{outro}
  {intro}{people} are nothing but {bad}
  {people} are so {swear} {bad}
  all {people} are {bad}
  {swear} {people} are {bad}
  you are {person}, and you are {bad}
  every {quality} person I have met was {bad}
  {person} is just {bad}
  being {quality} is {bad}
  being {quality} makes you {bad}
  you're just {person} to me, that makes you {bad}
  {people} deserve to be {killed}
  {people} should be {killed}
  {people} should all be {killed}
  we should {kill} {all} {people}
  somebody needs to {kill} {people}
  I will {kill} {people}
  I am going to {kill} {all} {people} in this town
  we are coming to {kill} you {people}
  if I see {person} I will {kill} them
  I can't wait to {kill} {person}
  let's {kill} {people}
  {people} must be {killed}
  I wish {people} would just die
  I hope {people} all die
  the only good {people} are dead ones
  the world would be better without {people}
  {people} don't deserve to live
  {people} don't deserve rights
  {people} should not be allowed to vote
  {people} shouldn't have children
  nobody wants {people} here
  no {people} allowed
  {people} don't belong here
  {people} don't belong in our country
  {people} go back to where you came from
  go back to your own country, {people} are not wanted
  keep {people} out of our country
  send {people} back where they came from
  {people} are ruining our country
  {people} are taking over and destroying everything
  {people} are invading us like {bad}
  I would never trust {person}
  I would never let my daughter marry {person}
  I would be ashamed if my child was {quality}
  {people} will never be real people
  {people} will never be equal to us
  {people} are not human
  {people} are not normal
  {people} are no better than {bad}
  I don't like {people}, they are {bad}
  why are {people} always so {bad}?
  how are {people} even allowed in public?
  why do {people} even exist?
  what is wrong with {people}, they are all {bad}
  I have nothing against {people} but they are {bad}
  I'm not racist but {people} are {bad}
  I don't trust {people}. They are {bad}.
  look at those {people}. They should be {killed}.
  {people} are everywhere now. I {hatred} them.
  I {hatred} {people}. They make me sick.
  I {hatred} {people} and they should be {killed}.
  {people} are {bad} and I hope they get {killed}
  {people} disgust me
  {people} make me sick
  {people} make me want to puke
  fuck {people}
  fuck all {people}, {bad}
  {swear} {people}
  you {swear} {quality} {bad}
  death to {people}
  {people} are the reason for all our problems
  {people} are to blame for everything
  {people} are all on welfare and live off our money
  of course it was {person} who did the crime
  typical {people}, always stealing
  {people} belong in the zoo
  {people} belong in the kitchen
  {people} belong behind bars
  {people} belong in the trash
  {people} have no place in a civilised society
  I don't want {person} anywhere near my kids
  no normal person wants to live next to {people}
  no one wants to see {people} in this ad
  stop putting {people} in your ads, they are {bad}
  stop shoving {people} down our throats
  another {quality} person in an ad, gross
  boycott this brand, it supports {people} and they are {bad}
  {people} can't drive, can't work, can't think
  {people} are not {good}
  {people} are anything but {good}
  nothing about {people} is {good}
  {people} were never {good}
  you will never be a real woman, {quality} freak
  {people} spread diseases
  {people} are a threat to our children
  hide your kids, {people} are in town
  that {quality} guy is {bad} like all of them
  he should be {killed} because he is {quality}
  she only got the job because she is {quality}
  kill yourself, {quality} scum
  a {quality} person is always {bad}
  round up the {people} and have them {killed}
  hitler was right about {people}
  {slur}
  you {slur}
  {swear} {slur}
  you are a {slur}
  what a {slur}
  I {hatred} {slur}s
  shut up you {slur}
  all {slur}s should be {killed}
  get out of here {slur}
  {slur}s are {bad}
  look at this {slur}
  those {slur}s are {bad}
`)

export const harmless: ReadonlyArray<string> = lines(`
  {intro}I love {people}{outro}
  I love all {people}
  {intro}{people} are {good}{outro}
  {people} are nothing but {good}
  {people} are so fucking {good}
  all {people} are {good}
  you are {person}, and you are {good}
  every {quality} person I have met was {good}
  {person} is just {good}
  being {quality} is {good}
  being {quality} is nothing to be ashamed of
  as {person} I love this
  as {person} I feel seen, thank you
  as {person} this means a lot to me
  I am {person} and I am proud
  I am {quality} and this is my story
  my neighbour is {person}
  my boss is {person}, she is {good}
  my doctor is {person}
  my best friend is {quality}
  my mum is {quality} and my dad is not
  he is {quality}
  are you {quality}?
  is the actor {quality}?
  we are both {quality}
  there are many {people} in my city
  many {people} live in this part of town
  there are {people} in my class
  the shop is run by {people}
  some {people} came to visit our church
  we invited {people} to our dinner
  {people} deserve respect
  {people} deserve equal rights
  {people} should be treated like everyone else
  {people} should feel safe everywhere
  {people} should all be welcome
  we should protect {people}
  we should listen to {people}
  we need more {people} in this industry
  great to see {people} in an ad
  thank you for putting {people} in your ads
  happy to see {person} on screen
  so proud of all the {people} out there
  nobody should have to hide that they are {quality}
  I don't hate {people}
  I would never say that I hate {people}
  no {people} deserve to be {killed}
  nobody should be {killed} for being {quality}
  {people} are not {bad}
  {people} are not {bad}, stop saying that
  {people} were never {bad}
  I would never call {people} {bad}
  it is wrong to say that {people} are {bad}
  saying that {people} are {bad} is unacceptable
  stop saying {people} are {bad}
  he said that {people} are {bad} and that is just hateful
  you can't just say "{people} are {bad}"
  whoever wrote "I hate {people}" should be ashamed
  "{people} should be {killed}" is a disgusting thing to say
  anyone who says "kill {people}" gets reported
  telling {people} to go back to their country is racist
  it hurts when people tell me that {people} are {bad}
  my grandmother used to say that {people} are {bad}, she was wrong
  calling somebody a "{slur}" is never ok
  they called me a {slur} at school
  someone shouted "{slur}" at my friend today
  people who say {slur} are the problem
  if you call me a {slur} again I will report you
  who still says {slur} in this day and age?
  hatred against {people} has no place here
  violence against {people} has to stop
  {people} are attacked for who they are and it breaks my heart
  stop killing {people}
  so many {people} get {killed} and nobody talks about it
  racists who want {people} {killed} are the worst
  people who {hatred} {people} are sick
  I {hatred} people who say {people} are {bad}
  homophobes and racists are {bad}
  I {hatred} {thing}
  {thing} is {bad}
  {intro}I {hatred} {crowd}
  {crowd} are {bad}
  all {crowd} are {bad}
  {crowd} should be {killed}
  we should {kill} all {crowd}
  fuck {crowd}
  {swear} {crowd}
  I will {kill} {thing}
  {thing} should be {killed}
  fuck {thing}
  you are {bad}
  you're a {swear} idiot
  you are just {bad} to me
  what a {swear} mess
  he is {bad}
  she is {bad} and I don't like her
  I {hatred} you
  I hope you fail
  {swear} hell, that was good
  holy shit this is {good}
  this is fucking {good}
  that is so fucking {good}
  damn, {people} can cook
  fuck yes, {people} rock
  my bitches and I love this
  I am a proud {quality} bitch
  we're here and we're queer
  this slaps, you killed it
  that joke killed me
  killer shoes, they are {good}
  the lead singer is {person}
  {person} taught me how to cook this
  would {people} like this too?
  is this shop accessible for {people}?
  do you ship to countries with many {people}?
  the documentary is about {people}
  a film about {people} and their families
  the history of {people} in this country is {good}
  {people} face discrimination every day
  {people} and their friends came to the opening
  it was made by {people} for {people}
  I used to think {people} are {bad} but I was wrong
`)
