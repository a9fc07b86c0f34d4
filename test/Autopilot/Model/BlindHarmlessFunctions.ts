import type { HateFunction } from "./HateFunctions.ts"

/** Written before the templates of claims, and measured once, after all of them. */
export const blindHarmless: ReadonlyArray<HateFunction> = [
  {
    name: "other meanings of slurs",
    hateful: false,
    templates: `
      The dyke protects the village from the sea.
      Our bitch had five puppies last week.
      There was a chink in his armour.
      The old dykes in Holland hold back the water.
      Spic and span, the kitchen is clean.
      The fire retardant on that sofa is cheap.
      Light came through a chink in the curtain.`
  },
  {
    name: "reclaimed slurs",
    hateful: false,
    templates: `
      We are queer and we are here to stay.
      I love you bitch, you're my best friend.
      As a tranny myself I use that word with pride.
      Proud to be a slut, my body is mine.
      Us crips need better ramps, love from a proud crip.
      I'm a dyke and nobody makes me ashamed of it.
      I call myself a faggot because I own that word.`
  },
  {
    name: "profanity without hate",
    hateful: false,
    templates: `
      Holy shit, what a goal!
      Damn, that cake was good.
      I'm so damn tired of this weather.
      That game was fucking awesome.
      My ass hurts from cycling.
      Hell yeah, it's Friday!
      I don't give a shit about golf.
      Fuck me, that was close.
      Cooking is fucking hard.
      Oh crap, it's raining.`
  },
  {
    name: "negated hate",
    hateful: false,
    templates: `
      {people} are not stupid.
      No one should ever hurt {people}.
      {people} are not the problem.
      {people} are not animals, they are people.
      There is nothing wrong with {people}.
      {people} have never done me any harm.
      {people} aren't disgusting at all.
      It is never okay to attack {person}.
      I have never disliked {people}.`
  },
  {
    name: "neutral mention",
    hateful: false,
    templates: `
      There are {people} living in my street.
      I know some {people}.
      We had dinner with {people} last night.
      Many {people} use this app.
      This film is about {people}.
      Some {people} work at my office.
      Do you know any {people}?
      The law is about {people}.`
  },
  {
    name: "kind mention",
    hateful: false,
    templates: `
      {people} are wonderful.
      We need more {people} in politics.
      I have so much respect for {people}.
      It's great to be {person}.
      {people} are beautiful.
      I'm so happy that I married {person}.
      The best teacher I ever had was {person}.`
  },
  {
    name: "hate quoted and condemned",
    hateful: false,
    templates: `
      Only a fool would say "{people} are vermin".
      If you say "kill all {people}", you need help.
      Stop saying "{people} deserve to die".
      How dare you say "{people} are worthless"?
      It is wrong to claim that "{people} are inferior".
      Someone wrote "{people} should be shot" on the wall, that's awful.
      Anyone who shouts "get rid of {people}" should be ashamed.
      Phrases like "{people} are parasites" have no place here.
      Please don't use the word "{slur}".`
  },
  {
    name: "hate condemned",
    hateful: false,
    templates: `
      Your hatred of {people} is disgusting.
      Calling {people} vermin is wrong.
      You should be ashamed for insulting {people}.
      What you said about {people} is awful.
      It makes me sick how {people} are treated.
      Wanting to kill {people} is evil.
      If you think {people} are stupid, you are the stupid one.
      You are the worst, always mocking {people}.`
  },
  {
    name: "hatred of things",
    hateful: false,
    templates: `
      This printer is trash, I want to smash it.
      Mosquitos are vermin and should be wiped out.
      These shoes are ugly as hell.
      I can't stand pineapple on pizza.
      My laptop deserves to be thrown off a cliff.
      I despise early meetings.
      Kill that weed in the garden.`
  },
  {
    name: "hatred of a person",
    hateful: false,
    templates: `
      I hate you so much.
      What an idiot you are.
      Shut up, you clown.
      You are a disgusting human being.
      You're the dumbest person I know.
      Nobody likes you, loser.`
  },
  {
    name: "hatred of other groups",
    hateful: false,
    templates: `
      Lawyers are scum.
      Artists are lazy.
      Journalists make me sick.
      Football fans are animals.
      Vegans are so annoying, I can't stand them.
      Tax inspectors are vermin.
      We should throw all marketing people off a cliff.`
  }
]
