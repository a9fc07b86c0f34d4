import type { Meant } from "./CustomersOwnWords.ts"

/** Sentences as people say them, and what must not be read from others. */
export const spoken: ReadonlyArray<Meant> = [
  ["no more drama about Kayleigh and the divorce, bin it all", "Hide comments that contain “Kayleigh” or “divorce”"],
  [
    "Pricing questions can stay but competitor names need to disappear",
    "Keep comments that are about prices and ask a question; Hide comments that mention a competitor"
  ],
  [
    "Hide anyone banging on about vaccines, we're a pharmacy not a debating club",
    "Hide comments that contain “vaccines”"
  ],
  [
    "If somebody reports a side effect, send it straight to our safety team",
    "Ask about comments that contain “side effect”, “adverse reaction”, “bad reaction”, “allergic reaction”, “rash”, “hives”, “palpitations”, “nausea”, “nauseous”, “dizzy”, “dizziness”, “swollen”, “broke out”, “made me ill”, “made me sick”, “felt ill” or “felt sick”"
  ],
  ["remove people who beg for followers", "Hide comments that look like spam"],
  ["Insults are banned, criticism isn't", null],
  [
    "Complaints are fine, but swearing in them isn't",
    "Keep comments that sound negative; Hide comments that contain profanity"
  ],
  ["Complaints are welcome, spam is not", "Keep comments that sound negative; Hide comments that look like spam"],
  ["Complaints okay, threats not", "Keep comments that sound negative; Hide comments that threaten somebody"],
  ["Show complaints only when somebody has approved it", "Ask about comments that sound negative"],
  [
    "I'd rather you asked before hiding complaints about delivery",
    "Ask about comments that sound negative and are about delivery"
  ],
  ["We love a bit of banter so swearing stays", "Keep comments that contain profanity"],
  ["We're a school so zero tolerance for swearing", "Hide comments that contain profanity"],
  ["Hide links, minors follow our candy brand", "Hide comments that contain links"],
  [
    "No politics, religion, GDPR",
    "Hide comments that contain “GDPR”; Hide comments that are about politics; Hide comments that are about religion"
  ],
  [
    "Hide comments saying we lie, our staff are rude or the food is old",
    "Hide comments that contain “lie”, “rude” or “food old”"
  ],
  ["Keep swearing as long as it's not aimed at staff", null],
  ["Keep complaints if they're not rude", "Keep comments that sound negative, except those that insult somebody"],
  [
    "Keep complaints as long as they are not spam",
    "Keep comments that sound negative, except those that look like spam"
  ],
  ["Hide links except YouTube ones", "Hide comments that contain links, except those that contain “YouTube”"],
  ["don't touch questions pls we need them for leads", "Keep comments that ask a question"],
  ["Customers saying the app is pay to win, just hide it", "Hide comments that contain “pay to win”"],
  ["Nobody needs to hear about Brexit here", "Hide comments that contain “Brexit”"],
  [
    "Parking questions we keep, politics we don't want",
    "Keep comments that ask a question and contain “parking”; Hide comments that are about politics"
  ],
  [
    "Swearing is off limits, 'damn' we can live with",
    "Hide comments that contain profanity; Keep comments that contain “damn”"
  ],
  ["Make sure racist stuff is not visible", "Hide comments that look hateful"],
  ["Want all mentions of Kelda removed", "Hide comments that contain “Kelda”"],
  [
    "It would be great if questions about sponsorship were passed to me",
    "Ask about comments that ask a question and contain “sponsorship”"
  ],
  ["Comments in Arabic should be checked by one of us first", "Ask about comments in Arabic"],
  ["Do not show phone numbers of customers", "Hide comments that contain contact details"],
  ["Keep away from politics", null],
  ["We hide", null],
  ["It's ok when links get hidden", null],
  ["Spam we do not tolerate, swearing we do", null],
  ["Would you hide a complaint if it was true?", null],
  ["Keep honest questions", "Keep comments that ask a question"],
  ["Hide rude questions", null],
  ["Hide links... except to kelda.com", "Hide comments that contain links, except those that contain “kelda.com”"],
  [
    "Hide links... except ones to kelda.com, those are fine",
    "Hide comments that contain links, except those that contain “kelda.com”"
  ],
  ["hide spam... keep complaints", "Hide comments that look like spam; Keep comments that sound negative"],
  ["Absolutely nothing about the court case please", "Hide comments that contain “court case”"],
  ["Anything to do with last week's power cut should wait for me", "Ask about comments that contain “power cut”"],
  ["Fan theories okay, leaks not okay", null],
  ['No medical claims such as "cures cancer" or "detox"', "Hide comments that contain “cures cancer” or “detox”"],
  ["tell me when someone threatens us", "Ask about comments that threaten somebody"],
  ["Threats: straight to the security team", "Ask about comments that threaten somebody"],
  [
    'Hide swearing unless it\'s just "bloody" or "damn"',
    "Hide comments that contain profanity, except those that contain “bloody” or “damn”"
  ],
  ["I'd love it if you could hide the ones about my ex, his name is Darren", null],
  [
    "hide insults to our drivers but leave complaints about late buses",
    "Hide comments that insult somebody; Keep comments that sound negative and contain “late buses”"
  ],
  [
    "Any mention of competitor apps like Duolingo or Babbel is unwanted",
    "Hide comments that contain “Duolingo” or “Babbel”"
  ],
  ["Tell customers about our sale", null],
  ["Criticism is off limits, spam too", null],
  ["Do not under any circumstances hide bad reviews", "Keep comments that sound negative"],
  ["hide whatever mentions Shein and similar shops", "Hide comments that contain “Shein”"],
  ["Please remove remarks concerning the weight of our presenter", "Hide comments that contain “weight”"],
  ["Requests for autographs are fine", "Keep comments that contain “autographs”"],
  [
    "Questions on dosage must be passed to our pharmacist",
    "Ask about comments that ask a question and contain “dosage”"
  ],
  ["Swearing at the ref is normal, leave it", null],
  [
    "Keep swearing but hide insults at staff",
    "Keep comments that contain profanity; Hide comments that insult somebody"
  ],
  [
    "We sponsor a children's hospital so no gore, no sex, no violence",
    "Hide comments that contain “gore”; Hide comments that contain “sex”; Hide comments that contain “violence”"
  ],
  [
    "Mentions of Boeing are fine, mentions of the crash go to PR",
    "Keep comments that contain “Boeing”; Ask about comments that contain “crash”"
  ],
  ["Hide links, we like those to kelda.com", null],
  ["Hide links, kelda.com is ours", null],
  ["Hide swearing, the odd one is good", null],
  ["Keep complaints, insults are a different matter", null],
  ["Hide spam so people can see complaints", "Hide comments that look like spam; Keep comments that sound negative"],
  ["Hide complaints please we are tired it is only for this week", null],
  ["Nobody wants to see less spam", null],
  ["Hide links... not", null],
  ["Hide price questions, people can look at the website", "Hide comments that ask a question and are about prices"],
  ["Hide price questions, they can use the form except for wholesale", null],
  ["We get scams and complaints, keep the latter", null],
  ["we dont want politics on the page, its a garden centre", "Hide comments that are about politics"],
  ["hide links, its the law", "Hide comments that contain links"],
  ["Only English and Spanish please", "Hide comments in any language but English or Spanish"],
  ["Only English and Welsh", null],
  ["The user @dana_k is to be hidden", "Hide comments by @dana_k"],
  ["hide the user Dana", null],
  ["Hide comments about hidden fees", "Hide comments that contain “hidden fees”"],
  [
    "job begging comments need to go, e.g. 'hire me' 'any vacancy'",
    "Hide comments that contain “hire me” or “any vacancy”"
  ],
  ['Hide "first!" and other junk like that on YouTube', "Hide comments that contain “first!” on YouTube"],
  ["Hide anything mentioning our sons (Ben, Leo)", "Hide comments that contain “Ben” or “Leo”"],
  ["Hide tags such as #ad #promo", "Hide comments that contain “#ad” or “#promo”"],
  ["Ask me before doing anything with comments that mention a lawyer", "Ask about comments that contain “lawyer”"],
  ["tiktok only: hide comments about my weight", "Hide comments that contain “weight” on TikTok"],
  ["if they ask about the recall dont hide, ask me", "Ask about comments that ask a question and contain “recall”"],
  ["keep vegan debate up on youtube, its good for engagement", "Keep comments that contain “vegan” on YouTube"],
  ["not sure if its possible but anything with Brexit please hide", "Hide comments that contain “Brexit”"],
  ["we want complaints left alone", "Keep comments that sound negative"],
  ["hide anything about our prices being too high", "Hide comments that are about prices and sound negative"],
  ["We dont mind people joking about our mascot being ugly", "Keep comments that contain “ugly mascot”"],
  [
    "on our ads hide the people saying they keep seeing this ad",
    "Hide comments that contain “seeing this ad”, “seeing these ads”, “see this ad”, “getting this ad”, “this ad again”, “same ad”, “seeing your ads” or “these ads” under ads"
  ],
  ["Hide any comment that tells people to just relax", "Hide comments that contain “just relax”"],
  ["No spoilers for the season finale", "Hide comments that announce a spoiler or tell an ending"],
  ["Hide people saying it is a knock off", "Hide comments that contain “knock off”"],
  [
    "Dont show comments about the shop closing down",
    "Hide comments that contain “closing down”, “shutting down”, “closed down”, “shut down”, “closing for good”, “going out of business”, “closure”, “close for good”, “shop is closing” or “store is closing”"
  ],
  [
    "Hide comments complaining about the length of the queue",
    "Hide comments that sound negative and contain “wait time”, “waiting time”, “been waiting”, “waited”, “long wait”, “queue”, “queues”, “queuing”, “queueing”, “hours in line” or “stood in line”"
  ],
  ["Take down comments about the accident on 5th of March", "Hide comments that contain “accident march”"],
  [
    "Hide it if people moan about us using AI images",
    "Hide comments that sound negative and contain “AI”, “AI generated”, “artificial intelligence”, “midjourney”, “chatgpt”, “real artist”, “AI art” or “AI images”"
  ],
  ["Hide anyone asking for a phone number, creepy", "Hide comments that contain “phone number”"],
  ["hide people offering to sell their tickets", "Hide comments that contain “selling tickets”"],
  ["hide ppl talking about the old owner, Gary", "Hide comments that contain “Gary”"],
  ["Complaints about nurses go to me", "Ask about comments that sound negative and contain “nurses”"],
  ["Racist comments about our players: hide", "Hide comments that look hateful"],
  ["Feedback on sound quality may remain", "Keep comments that contain “sound quality”"],
  [
    "Hide talk about the weather, no idea why they post that under our ads",
    "Hide comments that contain “weather”, “rain”, “raining”, “rainy”, “sunny”, “sunshine”, “snow”, “snowing”, “windy”, “storm”, “forecast” or “heatwave”"
  ],
  ["Hide insults, but not about the team", "Hide comments that insult somebody, except those that contain “team”"],
  ["Hide insults, but not insults about the team", null],
  ["Hide comments about shipping costs", "Hide comments that are about delivery and are about prices"],
  ["Hide posts with account or card numbers", "Hide comments that contain “account numbers” or “card numbers”"],
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
  ["Comments that give away answers to the quiz should go", "Hide comments that contain “answers to the quiz”"],
  ["Please make sure nobody shares our private phone numbers", "Hide comments that contain contact details"],
  ["Hide comments about Jake's leg injury", "Hide comments that contain “Jake's leg injury”"],
  ["HIDE ALL LINKS EXCEPT TO BLOOM.COM", "Hide comments that contain links, except those that contain “bloom.com”"],
  ["Please keep an eye on comments about safety and let me know", "Ask about comments that contain “safety”"],
  ["nobody should see comments about our CEO being arrested", "Hide comments that contain “CEO arrested”"],
  ["Any mention of the fire at our warehouse should come to me", "Ask about comments that contain “fire at warehouse”"],
  ["No more questions about when the sequel comes out", "Hide comments that ask a question and contain “sequel”"],
  [
    "if it's a question about opening times don't hide it",
    "Keep comments that ask a question and contain “opening times”"
  ],
  [
    "hide comments with swear words unless they're positive",
    "Hide comments that contain profanity, except those that praise something"
  ],
  ["Don't delete comments from unhappy patients", "Keep comments that sound negative"],
  ["please hide comments bashing our sponsor Red Bull", "Hide comments that sound negative and contain “Red Bull”"],
  ["Let us know if there's a comment about a gas leak", "Ask about comments that contain “gas leak”"],
  ["Hide it when someone posts the ending of the book", "Hide comments that announce a spoiler or tell an ending"],
  ["Please hide comments that say Dr Patel is rude", "Hide comments that contain “Dr Patel rude”"],
  [
    "Hide comments on ads that ask for the price because the price is in the ad",
    "Hide comments that are about prices under ads"
  ],
  ["Hide comments encouraging drink driving", "Hide comments that contain “drink driving”"],
  ["Keep comments calling out our prices", "Keep comments that sound negative and are about prices"],
  ["Do not let the word ozempic appear on our page", "Hide comments that contain “ozempic”"],
  ["Please hide unsolicited advice about breastfeeding", "Hide comments that contain “breastfeeding”"],
  ["ok so complaints = keep, spam = bye bye", "Keep comments that sound negative; Hide comments that look like spam"]
]
