import { lines } from "./Expand.ts"

/** Hard words about things, service, sport and everyday life, and groups named in passing: nothing of it is hatred. */
export const everyday: ReadonlyArray<string> = lines(`
  go back to work
  go back to bed and rest
  go back to the old recipe please
  go back to making good {plain}
  I want to go back to {spot}
  we went back to the shop and they were closed
  send it back where it came from
  send them back for a refund
  I sent them back, they don't fit
  get out of here, that's amazing
  get rid of {thing} please
  get rid of the new menu
  kick him off the team
  kicked out of the cup again
  they should be banned from the league
  this should be banned
  this product should be illegal
  whoever designed this should be fired
  whoever packed this should be ashamed
  you should be ashamed of this service
  shame on you, {thing} is {sour}
  you people lost my parcel again
  these people never answer the phone
  those people at the counter were so kind
  people like you make this page fun
  they are all sold out
  they are all the same size
  they are thieves, they took my money and sent nothing
  they lied to me about the delivery
  don't buy from these liars
  this company is a scam and they are crooks
  this company treats its workers like dirt
  your staff are rude and lazy
  your staff are {sweet}
  your driver threw my parcel over the fence
  your hotline is useless
  the smell is {sour}
  it smells {sour} and the colour is {sour}
  it stinks of glue
  it tastes like garbage
  it looks like a rat chewed on it
  it looked dirty when it came
  {thing} is {smearing}
  {thing} gives me the creeps
  {thing} is so ugly
  {thing} is so stupid
  {thing} is killing me
  {thing} is the worst
  {thing}? {sour}
  {thing} died after a week
  {thing} drives me mad
  I {hatred} how {sour} {thing} is
  I hate waiting
  I hate that I love this so much
  I hate to say it but {thing} is {sour}
  I can't stand the new logo
  I'm sick of your ads
  I'm sick today, no {deed} for me
  so sick of {thing}
  sick trainers, where are they from?
  sick beat
  killing it today
  killing it {spot} as usual
  you slay
  you are killing me, so funny
  this is insane
  this is crazy good
  that trick was nasty
  nasty goal
  dirty pop, I love it
  these are wicked
  wicked design
  evil laugh, perfect casting
  savage reply lol
  beast mode on
  what an animal on the pitch
  those animals deserve a better zoo
  adopt a dog from the shelter
  cats rule, dogs drool
  my kids refuse to eat it
  my kids fight over the last one
  keep it away from children, it's sharp
  keep kids away from the oven
  hide your wallets, the sale is on
  hide this from my husband
  lock the door, {thing} is coming
  burn it with fire
  burnt my tongue on it
  I burned 300 calories {deed}
  he shot a great film {spot}
  shoot me a message
  hit me up
  hit the gym
  punch above your weight
  smash that button
  smashed it
  beat that
  nobody beats our prices
  they beat us three to nil
  we will destroy you on saturday, see you at the match
  we are coming for the title
  death by chocolate
  drop dead gorgeous
  over my dead body, I want the red one
  rip my bank account
  rest in peace old phone
  the struggle is real
  why is it always so crowded {spot}?
  why are they always late?
  why are you always so {sweet}?
  why are your prices so {sour}?
  who let the dogs out
  who needs sleep
  who even likes {thing}?
  what is wrong with {thing}?
  what's wrong with your website?
  when will it be back in stock?
  when will they be in stores?
  do they come in black?
  do you have it in white?
  is the brown one vegan?
  will there be a black friday deal?
  the black ones are {sweet}
  the white version is {sweet}
  white socks get dirty
  black pepper and white wine
  the women's shoes run small
  ladies, this one is for you
  girls night with this, yes please
  my girls love it
  bought it for my wife and she loves it
  my mother in law will hate it, perfect
  old people like me can't read this print
  my grandma is old but she dances
  I'm fat and I need bigger sizes
  I'm poor but I saved up for it
  too poor for this
  blind taste test, I could not tell
  I must be blind, where is the button?
  deaf to our complaints as always
  lame excuse
  that's a dumb question but how does it open?
  stupid question, is it for men or women?
  my stupid phone
  silly me
  crazy dog lady here
  what kind of people leave a bad review for free food?
  these people know how to cook
  their kind of humour is not for me
  this kind of thing makes me angry
  one of a kind
  it is what it is
  they are who they are
  all of them are {sweet}
  all of them broke in a week
  most of them are too small
  none of them work
  every single one was broken
  every single episode is {sweet}
  I met {relation} {spot}
  I saw {named} {spot}
  {named} is {sweet}
  {named} did nothing
  {named} should know better
  {named} needs to go
  {named} needs a haircut
  {named} is back
  {named} lied to us
  fire {named}
  boycott this shop
  boycott them until they pay their workers
  never again
  not buying that
  not my cup of tea
  no thanks
  go away
  stop it
  leave me alone
  leave it
  be quiet
  sit down
  wake up
  come on
  good night
  see you there
  so true
  same here
  me too
  what a day
  what a game
  what a goal
  what is this?
  who is this?
  where are they now?
  they look {sweet}
  they look {sour}
  they were {spot}
  they moved to the city
  them again, love it
  look at them go
  look at those shoes
  look at that
  those were the days
  this one
  that one please
  it broke
  it's gone
`)
