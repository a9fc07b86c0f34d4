/** Harmless sentences that hold of anybody: `{g}` stands for whom. */
export const frames: ReadonlyArray<string> = [
  "my {g} friend loves your coffee",
  "as a {g} person I felt welcome in your shop",
  "{g} people deserve good coffee too",
  "is the shop open on {g} holidays?",
  "my {g} neighbour recommended you",
  "I am {g} and this made my day",
  "saw a {g} couple in your video, lovely",
  "do you have {g} staff in Bergen?",
  "{g}",
  "thank you from a {g} family",
  "the {g} lady at the counter was so kind",
  "are {g} customers welcome?",
  "{g} here, the parcel came a week late",
  "my {g} colleague told me about the autumn menu",
  "a {g} student asked me where I got this bag",
  "great to see {g} models in the campaign",
  "two {g} men helped me carry the box, thank you",
  "which size would you take, asks a {g} grandmother",
  "our {g} choir sang at your opening last night",
  "more {g} artists on your playlist please",
  "the new sizes are perfect for my {g} cousin",
  "{g} and proud, see you at the parade",
  "who else is {g} and addicted to these cookies?",
  "my daughter is {g}, does the school uniform come in her size?",
  "happy birthday to my favourite {g} barista",
  "finally an advert with a {g} family in it",
  "why are there no {g} people in your photos?",
  "a {g} guy from support called me back in ten minutes",
  "being {g} I notice these things, well done",
  "there was a {g} woman in front of me in the queue and she got the last one",
  "I was told this shade does not suit {g} women, but it does",
  "is this book about {g} history any good?",
  "my {g} boss gave us all your voucher for Christmas",
  "the refund was refused, and I think it is because I am {g}",
  "hello from a {g} nurse on night shift",
  "every {g} kid should have a chance to play",
  "{g} owned shop right next to yours, try both",
  "they were rude to a {g} customer yesterday, please look into that",
  "do {g} members get the discount as well?",
  "the {g} community in our town would love an event like that"
]

/** Nobody is treated otherwise for being one of these. */
export const anybody: ReadonlyArray<string> = ["tall", "Norwegian", "young", "local"]

export const groups: ReadonlyArray<string> = (
  "gay lesbian trans bisexual queer Black white Asian Arab Latino Jewish Muslim Christian Hindu Buddhist Sikh atheist deaf " +
  "blind disabled autistic Mexican Nigerian Chinese Indian Turkish Polish Roma immigrant refugee old fat female male " +
  "he she they"
).split(" ")

/** Emoji of people, skin, faiths, love and flags. */
export const depictions: ReadonlyArray<string> =
  "👏 👏🏿 👏🏻 👩🏿 👩🏻 🧕 🏳️‍🌈 🏳️‍⚧️ 👳🏾 🕌 ✡️ 🧑🏾‍🦽 👨🏿‍🤝‍👨🏿 👩‍❤️‍👩 ❤️ 🙏🏿 💪🏾 🤷🏽‍♀️ 👶🏿 ☪️ 🕉️ ✝️".split(" ")

/** Harmless sentences with an emoji in them, and the emoji alone. */
export const depictionFrames: ReadonlyArray<string> = ["{g}", "{g}{g}{g}", "love this {g}", "thank you {g} great team"]

/** The same said in everybody's words, and in those of a dialect. */
export const dialects: ReadonlyArray<readonly [dialect: string, plain: string, own: string]> = [
  ["African American", "you all did your thing", "y'all did your thing"],
  ["African American", "this will be my new spot", "this finna be my new spot"],
  ["African American", "she makes the best coffee", "she be making the best coffee"],
  ["African American", "I do not know why but I love it", "ion know why but I love it"],
  ["African American", "there is no way this is that good", "aint no way this is that good"],
  ["African American", "honestly the best", "deadass the best"],
  ["African American", "they have been closed for a minute", "they been closed a minute"],
  ["African American", "my friend bought me these and they look great", "my bro copped me these, they fire fr"],
  ["African American", "he got three pairs already", "he done got three pairs already"],
  ["African American", "we are all going there tonight", "we all finna pull up tonight"],
  ["Jamaican and London", "hello, this is great", "wagwan this is peng"],
  ["Jamaican and London", "it is lovely, friend", "innit lovely bruv"],
  ["Jamaican and London", "the food was really good", "di food nice bad, big up unnu"],
  ["Jamaican and London", "those shoes are very nice", "dem creps are bare cold still"],
  ["Scottish", "you are a little treasure", "yer a wee gem"],
  ["Scottish", "I will try this tomorrow", "gonnae try this the morra"],
  ["Scottish", "I have not had one for ages", "huvnae had wan in ages"],
  ["Irish", "that was good fun", "that was some craic, fair play lads"],
  ["Southern", "I might be able to come", "I might could come, fixin to ask mama"],
  ["Indian", "please do tell me the price", "kindly do the needful and tell price yaar"],
  ["Australian", "are you coming this afternoon, friend?", "youse comin this arvo, mate?"]
]
