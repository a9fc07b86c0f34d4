const about = [
  "parcel",
  "kettle",
  "winter jacket",
  "running shoes",
  "garden chairs",
  "phone case",
  "subscription box",
  "espresso machine"
]

/** What goes wrong, in words people use when they are cross; none of it is hate, a scam or advertising. */
const grievances: ReadonlyArray<(thing: string) => string> = [
  (thing) => `My ${thing} was due on Monday, today is Saturday and nobody at your end knows where it is.`,
  (thing) => `third ${thing} in a row that came damaged, do you even check what leaves the warehouse`,
  (thing) => `Your support closed my ticket about the ${thing} without answering. Twice. Unbelievable.`,
  (thing) => `I hate how you treat people who bought the ${thing}. Absolute joke of a company.`,
  (thing) => `the ${thing} is shit, sorry but it is`,
  (thing) => `What the hell happened to the quality of the ${thing}? Mine fell to pieces in a week`,
  (thing) => `You took $129 for the ${thing} and now you ignore my emails. I want my money back!`,
  (thing) => `STOP SENDING ME ADS AND SEND ME MY ${thing.toUpperCase()} INSTEAD`,
  (thing) => `never ordering here again, the ${thing} smells like burnt plastic and gave my son a rash`,
  (thing) => `I feel cheated. The ${thing} in the picture is not the ${thing} in the box.`,
  (thing) => `Is this shop a scam? Paid for a ${thing} in March and the order page is simply gone`,
  (thing) => `Driver threw the ${thing} over the fence and laughed. Who do I complain to?`,
  (thing) => `You killed the best ${thing} you ever made and replaced it with cheap rubbish`,
  (thing) => `Women's sizes of the ${thing} are a joke, nobody is shaped like that`,
  (thing) => `Called four times about the ${thing}, 40 minutes on hold each, useless`,
  (thing) => `so the ${thing} is cheaper today than what I paid yesterday, thanks for nothing`,
  (thing) => `My grandmother is in a wheelchair and your ${thing} arrived in a box she cannot open. Thoughtless.`,
  (thing) => `I'm disgusted, the ${thing} arrived with somebody else's hair on it`,
  (thing) => `please check your DMs, I wrote about my ${thing} a week ago and got no answer`,
  (thing) => `the link to return the ${thing} on your website does not work and the phone number is dead`,
  (thing) => `boycott these people until they refund the ${thing}s they broke`,
  (thing) => `dishonest, slow, overpriced: that sums up my ${thing} experience`,
  (thing) => `it says free ${thing} with every order and then it costs 15 euros extra, shame on you`,
  (thing) => `Whoever designed this ${thing} is an idiot, the lid does not close`,
  (thing) => `I am so tired of waiting for this ${thing}, two months, what a nightmare`
]

/** Complaints of customers. With the switches of a new workspace at most one in a hundred may be hidden. */
export const complaints: ReadonlyArray<string> = about.flatMap((thing) => grievances.map((say) => say(thing)))
