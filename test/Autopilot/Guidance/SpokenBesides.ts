import type { Meant } from "./CustomersOwnWords.ts"

/** What owners say besides: reasons, examples, places and endings around what is to be done. */
export const besides: ReadonlyArray<Meant> = [
  ["Refund requests to me first, please", "Ask about comments that are about refunds"],
  ["Complaints to us", "Ask about comments that sound negative"],
  ["Customers who talk to us first", null],
  ["Hide insults that people leave under our ads", "Hide comments that insult somebody under ads"],
  ["Keep questions that customers ask", "Keep comments that ask a question"],
  [
    "Hide links even when it is only a joke, but keep questions",
    "Hide comments that contain links; Keep comments that ask a question"
  ],
  [
    "Keep complaints even if they contain swearing",
    "Keep comments that sound negative; Keep comments that sound negative and contain profanity, except those that insult somebody"
  ],
  ["Leave comments about the new logo whether nice or nasty", "Keep comments that contain “logo”"],
  ["Hide links, however keep questions", "Hide comments that contain links; Keep comments that ask a question"],
  ["Complaints are fine, however spam is not", "Keep comments that sound negative; Hide comments that look like spam"],
  [
    "Keep complaints, however rude they are",
    "Keep comments that sound negative; Keep comments that sound negative and contain profanity, except those that insult somebody"
  ],
  ["On Instagram only: hide links", "Hide comments that contain links on Instagram"],
  ["Criticism is as welcome as praise", "Keep comments that sound negative; Keep comments that praise something"],
  ["Insults are as welcome as spam", null],
  ["Feedback on the new menu, good or bad, stays", "Keep comments that contain “menu”"],
  ["Anyone is welcome to disagree", "Keep comments that sound negative"],
  [
    "Questions about opening hours are of course fine",
    "Keep comments that ask a question and contain “opening hours”, “opening times”, “you open”, “u open”, “you opening”, “it open”, “place open”, “branch open”, “pharmacy open”, “office open”, “restaurant open”, “cafe open”, “bar open”, “gym open”, “museum open”, “open for”, “shop open”, “shop opens”, “store open”, “store opens”, “still open”, “open now”, “open today”, “open tomorrow”, “open tonight”, “open on”, “open until”, “open till”, “open late”, “open at”, “open this”, “open every”, “open sunday”, “open saturday”, “open monday”, “opens at”, “opens on”, “you close”, “you closed”, “u close”, “shop close”, “shop closes”, “shop closed”, “store close”, “store closes”, “store closed”, “close at”, “closes at”, “closed on”, “closed today”, “closed tomorrow”, “closing time”, “closed before”, “closed early”, “close early” or “what time”"
  ],
  [
    "Keep questions about the golf course",
    "Keep comments that ask a question and contain “golf” and “course” near each other"
  ],
  [
    "Hide comments about bodies, weight etc. on Instagram",
    "Hide comments that speak of how somebody looks, their body or their weight on Instagram"
  ],
  [
    "Hide sellers of fake or replica watches",
    "Hide comments that contain “replica”, “replicas”, “super clone”, “super clones”, “superclone”, “1 1 copy”, “aaa quality”, “best clone”, “mirror copy”, “mirror quality”, “first copy”, “counterfeit”, “rep seller”, “same factory” or “top quality copies”"
  ],
  [
    "Hide used and second-hand cars",
    "Hide comments that contain “used” and “cars” near each other, or “second-hand” and “cars” near each other"
  ],
  [
    "Complaints about late or missing parcels go to me",
    "Ask about comments that sound negative and are about delivery; Ask about comments that say that something has not come in time"
  ],
  ["hide links, its the law", "Hide comments that contain links"],
  ["Only English and Spanish please", "Hide comments in any language but English or Spanish"],
  ["Only English and Welsh", null],
  ["The user @dana_k is to be hidden", "Hide comments by @dana_k"],
  ["hide the user Dana", null],
  ["Hide comments about hidden fees", "Hide comments that contain “hidden” and “fees” near each other"],
  [
    "job begging comments need to go, e.g. 'hire me' 'any vacancy'",
    "Hide comments that look for work; Hide comments that contain “hire me” or “any vacancy”"
  ],
  [
    'Hide "first!" and other junk like that on YouTube',
    "Hide comments that contain “first!” on YouTube; Hide comments that say no more than that they are the first or early on YouTube"
  ],
  ["Hide anything mentioning our sons (Ben, Leo)", "Hide comments that contain “Ben” or “Leo”"],
  ["Hide tags such as #ad #promo", "Hide comments that contain “#ad” or “#promo”"],
  [
    "Ask me before doing anything with comments that mention a lawyer",
    "Ask about comments that contain “solicitor”, “solicitors”, “lawyer”, “lawyers”, “attorney”, “barrister”, “in court”, “to court”, “county court”, “small claims”, “will sue”, “gonna sue”, “going to sue”, “could sue”, “should sue”, “might sue”, “can sue”, “to sue”, “sue you”, “sue them”, “suing”, “sued”, “lawsuit”, “legal action”, “legal advice”, “legally”, “trading standards”, “ombudsman”, “take you to court”, “see you in court”, “letter before action”, “watchdog”, “consumer rights”, “citizens advice” or “class action”"
  ],
  [
    "tiktok only: hide comments about my weight",
    "Hide comments that contain “weight” on TikTok, where they speak of yours"
  ],
  [
    "if they ask about the recall dont hide, ask me",
    "Ask about comments that ask a question and contain “the recall”, “a recall”, “this recall”, “that recall”, “your recall”, “any recall”, “no recall”, “another recall”, “product recall”, “safety recall”, “food recall”, “recall notice”, “recall list”, “recall on”, “recall of”, “recall for”, “recall all”, “recall these”, “the recalls”, “any recalls”, “recalled”, “recalling”, “pulled from the shelves”, “pulled off the shelves”, “off the shelves”, “off the shelf”, “taken off the market”, “withdrawn from sale” or “batch number”"
  ],
  ["keep vegan debate up on youtube, its good for engagement", "Keep comments that contain “vegan” on YouTube"],
  ["not sure if its possible but anything with Brexit please hide", "Hide comments that contain “Brexit”"],
  ["we want complaints left alone", "Keep comments that sound negative"],
  ["hide anything about our prices being too high", "Hide comments that are about prices and sound negative"],
  [
    "We dont mind people joking about our mascot being ugly",
    "Keep comments that contain “ugly” and “mascot” near each other"
  ],
  [
    "on our ads hide the people saying they keep seeing this ad",
    "Hide comments that contain “seeing this ad”, “seeing these ads”, “getting this ad”, “getting these ads”, “this ad again”, “this advert again”, “same ad”, “seeing your ads”, “getting your ads”, “stop showing me”, “sick of this ad”, “sick of these ads”, “sick of your ads”, “tired of this ad”, “tired of these ads”, “tired of your ads”, “ad off my feed” or “ads off my feed” under ads"
  ],
  ["Hide any comment that tells people to just relax", "Hide comments that contain “just” and “relax” near each other"],
  ["No spoilers for the season finale", "Hide comments that announce a spoiler or tell an ending"],
  ["Hide people saying it is a knock off", "Hide comments that contain “knock off”, except those that ask a question"],
  [
    "Dont show comments about the shop closing down",
    "Hide comments that contain “closing down”, “shutting down”, “closed down”, “shut down”, “closing for good”, “going out of business”, “closure”, “close for good”, “shop is closing” or “store is closing”"
  ],
  [
    "Hide comments complaining about the length of the queue",
    "Hide comments that sound negative and contain “queue”, “queues”, “queued”, “queuing”, “queueing”, “hours in line”, “stood in line”, “waiting in line” or “wait in line”"
  ],
  [
    "Take down comments about the accident on 5th of March",
    "Hide comments that contain “accident” and “march” near each other"
  ],
  [
    "Hide it if people moan about us using AI images",
    "Hide comments that sound negative and say that something was made by artificial intelligence"
  ],
  [
    "Hide anyone asking for a phone number, creepy",
    "Hide comments that ask for something and contain “phone” and “number” near each other"
  ],
  ["hide people offering to sell their tickets", "Hide comments that contain “selling tickets”"],
  ["hide ppl talking about the old owner, Gary", "Hide comments that contain “Gary”"],
  ["Complaints about nurses go to me", "Ask about comments that sound negative and contain “nurses”"],
  ["Racist comments about our players: hide", "Hide comments that look hateful"],
  [
    "Feedback on sound quality may remain",
    "Keep comments that speak of how well something is made or lasts and contain “sound”"
  ],
  [
    "Hide talk about the weather, no idea why they post that under our ads",
    "Hide comments that contain “weather”, “rain”, “raining”, “rainy”, “sunny”, “sunshine”, “snow”, “snowing”, “windy”, “storm”, “forecast” or “heatwave”"
  ],
  ["Hide insults, but not about the team", "Hide comments that insult somebody, except those that contain “team”"],
  ["Hide insults, but not insults about the team", null],
  ["Hide comments about shipping costs", "Hide comments that are about delivery and are about prices"],
  ["Hide posts with account or card numbers", "Hide comments that give the number of an account or a card"],
  ["hide spam in any language", "Hide comments that look like spam"],
  ["comments about the new menu are fine even if negative", "Keep comments that contain “menu”"],
  ["if someone is rude to another customer hide it", "Hide comments that insult somebody"],
  ["Hide comments that mention the name of the victim, Anna Smith", "Hide comments that contain “Anna Smith”"],
  ["Hide comments that are just emojis", "Hide comments that are nothing but emoji"],
  [
    "Delete anything with a phone number in it but not ours 0800 123 456",
    "Hide comments that contain contact details, except those that contain “0800 123 456”"
  ],
  ['please hide the usual "is this vegan?" comments', "Hide comments that contain “is this vegan?”"],
  [
    "Comments that give away answers to the quiz should go",
    "Hide comments that contain “answers” and “quiz” near each other"
  ],
  ["Please make sure nobody shares our private phone numbers", "Hide comments that contain contact details"],
  ["Hide comments about Jake's leg injury", "Hide comments that contain “Jake's”, “leg” and “injury” near each other"],
  ["HIDE ALL LINKS EXCEPT TO BLOOM.COM", "Hide comments that contain links, except those that contain “bloom.com”"],
  [
    "Please keep an eye on comments about safety and let me know",
    "Ask about comments that contain “unsafe”, “dangerous”, “danger”, “hazard”, “hazardous”, “safety”, “not safe”, “isnt safe”, “is it safe”, “caught fire”, “electric shock”, “sharp edge”, “could have been killed”, “could have been hurt” or “accident waiting to happen”"
  ],
  [
    "nobody should see comments about our CEO being arrested",
    "Hide comments that contain “CEO” and “arrested” near each other"
  ],
  [
    "Any mention of the fire at our warehouse should come to me",
    "Ask about comments that contain “fire” and “warehouse” near each other"
  ],
  ["No more questions about when the sequel comes out", "Hide comments that ask a question and contain “sequel”"],
  [
    "if it's a question about opening times don't hide it",
    "Keep comments that ask a question and contain “opening hours”, “opening times”, “you open”, “u open”, “you opening”, “it open”, “place open”, “branch open”, “pharmacy open”, “office open”, “restaurant open”, “cafe open”, “bar open”, “gym open”, “museum open”, “open for”, “shop open”, “shop opens”, “store open”, “store opens”, “still open”, “open now”, “open today”, “open tomorrow”, “open tonight”, “open on”, “open until”, “open till”, “open late”, “open at”, “open this”, “open every”, “open sunday”, “open saturday”, “open monday”, “opens at”, “opens on”, “you close”, “you closed”, “u close”, “shop close”, “shop closes”, “shop closed”, “store close”, “store closes”, “store closed”, “close at”, “closes at”, “closed on”, “closed today”, “closed tomorrow”, “closing time”, “closed before”, “closed early”, “close early” or “what time”"
  ],
  [
    "hide comments with swear words unless they're positive",
    "Hide comments that contain profanity, except those that praise something"
  ],
  ["Don't delete comments from unhappy patients", "Keep comments that sound negative"],
  ["please hide comments bashing our sponsor Red Bull", "Hide comments that sound negative and contain “Red Bull”"],
  [
    "Let us know if there's a comment about a gas leak",
    "Ask about comments that contain “gas” and “leak” near each other"
  ],
  ["Hide it when someone posts the ending of the book", "Hide comments that announce a spoiler or tell an ending"],
  [
    "Please hide comments that say Dr Patel is rude",
    "Hide comments that contain “Dr Patel” and “rude” near each other, except those that ask a question"
  ],
  [
    "Hide comments on ads that ask for the price because the price is in the ad",
    "Hide comments that are about prices and ask for something under ads"
  ],
  [
    "Hide comments encouraging drink driving",
    "Hide comments that contain “drink driving”, “drunk driving”, “drink drive”, “drink and drive”, “drinking and driving”, “drive drunk”, “drove drunk”, “driving drunk”, “drove home drunk”, “drive home drunk”, “driving home drunk”, “drove home pissed”, “drive better after”, “drive better drunk”, “pints and drove”, “pints and drive”, “over the limit”, “breathalyser”, “breathalyzer”, “breathalysed”, “one for the road”, “drive after a few”, “drove after a few” or “driving after a few”, where they encourage it"
  ],
  ["Keep comments calling out our prices", "Keep comments that sound negative and are about prices"],
  ["Do not let the word ozempic appear on our page", "Hide comments that contain “ozempic”"],
  ["Please hide unsolicited advice about breastfeeding", "Hide comments that contain “breastfeeding”"],
  ["ok so complaints = keep, spam = bye bye", "Keep comments that sound negative; Hide comments that look like spam"],
  [
    "On YouTube we don't care about swearing but on Facebook hide it",
    "Keep comments that contain profanity on YouTube; Hide comments that contain profanity on Facebook"
  ],
  ["hide 🖕 and 💩", "Hide comments that contain “🖕” or “💩”"],
  ["Hide posts with the clown emoji", "Hide comments that contain “🤡”"],
  [
    "Remove comments speculating on why the coach left",
    "Hide comments that contain “coach” and “left” near each other, where they guess at it"
  ],
  ['We get trolls saying "overrated" on every post, hide it', "Hide comments that contain “overrated”"],
  ['Hide comments like: "not worth it", "dont buy"', "Hide comments that contain “not worth it” or “dont buy”"],
  ["delete comments where people give their email", "Hide comments that contain contact details"],
  [
    "Hide comments telling people to go to our rival GymBox",
    "Hide comments that contain “GymBox”, where they recommend it"
  ],
  [
    "If someone needs medical help tell us right away",
    "Ask about comments that contain “medical” and “help” near each other"
  ],
  ["can u hide the word karen", "Hide comments that contain “karen”"],
  [
    "hide tasteless jokes about the plane crash",
    "Hide comments that contain “plane” and “crash” near each other, where they joke"
  ],
  ["hide comments that make fun of other customers' photos", null],
  ["keep comments about boycotts, free speech matters", "Keep comments that call on others not to buy"],
  ['remove if they mention my previous salon "Hair by Jo"', "Hide comments that contain “Hair by Jo”"],
  [
    "hide hashtags #sponsored or #ad unless it's from @kelda",
    "Hide comments that contain “#sponsored” or “#ad”, but not by @kelda"
  ]
]
