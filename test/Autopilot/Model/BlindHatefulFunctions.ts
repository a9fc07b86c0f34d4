import type { HateFunction } from "./HateFunctions.ts"

/** Written before the templates of claims, and measured once, after all of them. */
export const blindHateful: ReadonlyArray<HateFunction> = [
  {
    name: "strong emotions",
    hateful: true,
    templates: `
      I really loathe {people}.
      I can't stand {people}.
      If there is one thing I cannot stomach, it's {people}.
      {people} really piss me off.
      You are {person} and that is why I hate you.
      I will never stop hating {people}.
      I get so angry whenever I see {person}.`
  },
  {
    name: "negative attributes",
    hateful: true,
    templates: `
      {people} are the worst.
      Every {quality} person is a liar.
      {people} are dirty and they smell.
      {people} are mentally ill.
      Most {people} are criminals.
      {people} are worthless.
      {people} are inferior to the rest of us.
      You are as greedy as all the other {people}.`
  },
  {
    name: "dehumanisation",
    hateful: true,
    templates: `
      {people} are animals.
      {people} are parasites.
      {people} are not even human.
      {people} are filth.
      {people} are monkeys.
      {people} are subhuman.
      {people} are cockroaches.
      Seeing {person} is like seeing a maggot.`
  },
  {
    name: "implicit",
    hateful: true,
    templates: `
      {people} belong in a zoo.
      We would all be safer if {people} were gone.
      {people} should never be in charge of anything.
      {people} have never given anything to the world.
      It is high time we got rid of {people}.
      I would rather die than have {person} in my family.
      One {quality} person is one too many.`
  },
  {
    name: "direct threat",
    hateful: true,
    templates: `
      I am going to beat up {person} tonight.
      I want to shoot {people}.
      I'm going to hurt every {quality} person I meet.
      I'll stab the next {quality} person who talks to me.
      I want to punch {person} in the face.
      I wish I could strangle {person}.
      I will make {people} suffer.
      {people}, I'll cut your throats.`
  },
  {
    name: "threat as norm",
    hateful: true,
    templates: `
      Someone should kill {people}.
      All {people} must be wiped out.
      {people} ought to be hanged.
      Round up {people} and burn them.
      Nobody should be punished for killing {person}.
      Somebody needs to put a bullet in {people}.
      They should drown {people}.
      We have to purge this country of {people}.`
  },
  {
    name: "slur",
    hateful: true,
    templates: `
      {slur}s are what they are.
      I saw a {slur} at the bus stop today.
      Shut up, {slur}.
      Hey {slur}, nobody asked you.
      That guy is such a {slur}.
      She's nothing but a {slur}.`
  },
  {
    name: "with profanity",
    hateful: true,
    templates: `
      Damn {people} ruin everything.
      Fuck off, all you fucking {people}.
      Screw these goddamn {people}.
      {people} can kiss my ass.
      Every {quality} person is a piece of shit.
      {people} are bloody idiots.
      {people} are shitty human beings.`
  },
  {
    name: "reference in a later clause",
    hateful: true,
    templates: `
      I saw {person} and wanted to spit on them.
      Talk about {people} all you like, they are still scum.
      {people} think they are so clever, but they are idiots.
      If you are {person}, you should be locked away.
      {people} moved in next door, which is why the place stinks, they are filthy.
      We tolerate {people}, even though they deserve nothing.
      I met {people} once and I loathed every one of them.
      {people} want respect, yet they are a disease.`
  },
  {
    name: "reference in a later sentence",
    hateful: true,
    templates: `
      I met {person} today. They are all disgusting.
      Here come {people}. Someone should shoot them.
      My boss is {person}. People like that should not exist.
      {people} want rights now. They deserve none.
      You should know about {people}. They are all thieves.
      {people} again. Can we just get rid of them?
      I don't know any {people}. I can't stand them anyway.
      I live near {people}. I wish they'd all drop dead.`
  },
  {
    name: "negated praise",
    hateful: true,
    templates: `
      No one wants {people} here.
      I will never respect {people}.
      There's nothing good about {people}.
      You can't call {people} people.
      I have no love for {people}.
      {people} aren't worth anything.
      I wouldn't help {person} if they were dying.`
  },
  {
    name: "as a question",
    hateful: true,
    templates: `
      Why are there so many {people}?! Aren't they awful?
      Can someone shoot {people} already?
      When will we get rid of {people}?
      What is wrong with {people}, why are they all so dumb?
      Who let all these filthy {people} in?
      How stupid can {people} be?
      Am I the only one who hates {people}?
      Why hasn't anyone locked {people} up yet?`
  },
  {
    name: "as an opinion",
    hateful: true,
    templates: `
      In my opinion, {people} are scum.
      If you ask me, {people} are worthless.
      I feel like {people} should be banned.
      My opinion is that all {people} are stupid.
      Call me what you want, I think {people} are trash.
      I'm of the opinion that {people} should be beaten.
      I reckon {people} are thieves.
      I would say {people} are the worst thing on earth.`
  }
]
