/** More of it: idioms, haste, whom it is about, and rivals told of in passing. The compiler was changed until it read these. */
export const asPeopleSayBesides: ReadonlyArray<readonly [sentence: string, meaning: string | null]> = [
  ["Our members can be critical of the committee", "Keep comments that sound negative and contain “committee”"],
  ["racist chants in the comments must be wiped", "Hide comments that look hateful"],
  ["Disparaging remarks about nurses are to come down", "Hide comments that insult somebody"],
  ["German questions are fine", "Keep comments that ask a question in German"],
  ["We've had it with the porn spam, bin it", "Hide comments that make sexual remarks"],
  ["I want eyes on every allergy comment", "Ask about comments that contain “allergy”"],
  ["If there's a fight between customers please hide it", "Hide comments that insult somebody"],
  [
    "bitching about the support act is fine",
    "Keep comments that sound negative and contain “support” and “act” near each other"
  ],
  ["Any comment that wishes our players harm goes", "Hide comments that threaten somebody"],
  ["comments wishing somebody dead must come down", "Hide comments that threaten somebody"],
  ["Patients thanking us by name may stay", "Keep comments that praise something"],
  [
    "Hide swearing, TikTok excepted",
    "Hide comments that contain profanity on Facebook, Instagram, YouTube and Threads"
  ],
  ["tiktok comments with links get removed", "Hide comments that contain links on TikTok"],
  ["Protect the girls from creepy comments", "Hide comments that make sexual remarks"],
  ["Creepy comments on the dancers' photos: hide them all", "Hide comments that make sexual remarks"],
  ["Sleazy remarks to our receptionists have to go", "Hide comments that make sexual remarks"],
  ["Diet pill pushers can jog on", "Hide comments that sell or praise ways to lose weight"],
  [
    "Those fake Rolex people, hide them",
    "Hide comments that offer something of their own for sale and contain “Rolex”"
  ],
  [
    "keep the comments where folks ask if it's in stock",
    "Keep comments that ask a question and contain “stock”, “in stock”, “out of stock”, “restock”, “restocking”, “sold out” or “available”"
  ],
  ["let customers ask for refunds in public", "Keep comments that are about refunds"],
  ["Refund demands: check with the shop first", "Ask about comments that are about refunds"],
  ["Legal stuff - ask Karen", "Ask about comments that threaten with or speak of legal action"],
  [
    "allergic reactions -> me",
    "Ask about comments that contain “allergic reaction”, “allergic”, “allergy”, “allergies”, “allergen”, “hives”, “anaphylaxis”, “anaphylactic” or “epipen”"
  ],
  ["thank you notes always stay", "Keep comments that praise something"],
  ["Bank scams have to be got rid of", "Hide comments that look like scams"],
  ["Hide anybody who claims to be the band's manager", "Hide comments that pretend to speak for the brand"],
  ["Job offer spam: nope", "Hide comments that look like scams"],
  [
    "hide anyone recruiting for MLMs",
    "Hide comments that contain “mlm”, “multi level marketing”, “network marketing”, “downline”, “business opportunity”, “be your own boss”, “passive income”, “financial freedom” or “join my team”"
  ],
  ["we consider Nero a competitor", "Competitors: Nero"],
  ["Number one competitor for us = Petlandia", "Competitors: Petlandia"],
  ["Keep an eye on Petlandia, our biggest rival", "Competitors: Petlandia"],
  ["Comments telling folk to go to Petlandia get hidden", "Hide comments that contain “Petlandia”"],
  [
    "Anyone comparing us favourably to Petlandia can stay",
    "Keep comments that contain “favourably” and “Petlandia” near each other"
  ],
  ["rival gyms plugging themselves are to be hidden", "Hide comments that look like spam"],
  ["hide anything with my daughter's name, Elsie", "Hide comments that contain “Elsie”"],
  ["Don't leave people's car regs up", "Hide comments that give the number plate of a vehicle"],
  [
    "Councillors may be criticised but not abused",
    "Keep comments that sound negative and contain “Councillors”; Hide comments that insult somebody"
  ],
  ["Keep angry residents", "Keep comments that sound negative"],
  ["Angry residents can vent", "Keep comments that sound negative"],
  ["People having a go at the bin men get removed", "Hide comments that insult somebody"],
  ["Racist stuff about travellers must go straight away", "Hide comments that look hateful"],
  ["Anti-immigrant rants aren't acceptable", "Hide comments that look hateful"],
  ["Islamophobic remarks are deleted without warning", "Hide comments that look hateful"],
  ["no antisemitic tropes", "Hide comments that look hateful"],
  ["Could we lose the weight loss nonsense", "Hide comments that sell or praise ways to lose weight"],
  ["anyone taking the mick out of our apprentices gets deleted", "Hide comments that insult somebody"],
  ["we're cool with folk slating the new kit", "Keep comments that sound negative and contain “kit”"],
  ["Scrub all the MAGA stuff", "Hide comments that contain “MAGA”"],
  [
    "no effing and jeffing on the kids' club posts",
    "Hide comments that contain profanity under posts whose caption contains “kids club”"
  ],
  ["Kill off the copy-paste prayer chains", "Hide comments that look like spam"],
  ["hide men asking our instructors out", "Hide comments that ask a question and contain “instructors out”"],
  ["Don't publish rude gestures", "Hide comments that insult somebody"],
  ["Hide anyone's bank details", "Hide comments that give the number of an account or a card"],
  ["If anyone says their parcel never came, leave it up", "Keep comments that say that something has not come in time"],
  [
    "Delivery moans are fine, courier abuse isn't",
    "Keep comments that are about delivery and sound negative; Hide comments that insult somebody"
  ],
  ["Abusing the postie isn't on", "Hide comments that insult somebody"],
  ["bashing the actors is banned", "Hide comments that sound negative and contain “actors”"],
  ["Ending spoilers come down", "Hide comments that announce a spoiler or tell an ending"],
  ["don't spoil the twist", "Hide comments that announce a spoiler or tell an ending"],
  ["comments that give away the ending should go", "Hide comments that announce a spoiler or tell an ending"],
  ["rival fans welcome", "Keep comments that contain “rival fans”"],
  ["Rival fans being abusive: hide", "Hide comments that insult somebody"],
  ["questions about the inquiry go to comms", "Ask about comments that ask a question and contain “inquiry”"],
  ["Meat eaters trolling our vegan page get removed", "Hide comments that insult somebody"],
  ['"This cured my cancer" posts come down', "Hide comments that contain “This cured my cancer”"],
  ["comments offering weed vanish", "Hide comments that speak of drugs"],
  ["Hide anyone asking for a dealer", "Hide comments that speak of drugs"],
  ["bomb threats: me, at once", "Ask about comments that threaten somebody"],
  ["comments that mention a weapon at school come to me immediately", "Ask about comments that speak of weapons"],
  [
    "Rumours that we're closing need flagging",
    "Ask about comments that contain “closing down”, “shutting down”, “closed down”, “shut down”, “closing for good”, “going out of business”, “closure”, “close for good”, “shop is closing” or “store is closing”"
  ],
  [
    "comments saying we've gone bust should be hidden",
    "Hide comments that contain “closing down”, “shutting down”, “closed down”, “shut down”, “closing for good”, “going out of business”, “closure”, “close for good”, “shop is closing” or “store is closing”, except those that ask a question"
  ],
  ["hide cold callers and suppliers touting for business", "Hide comments that look like spam"],
  [
    "On everything but Threads hide swearing",
    "Hide comments that contain profanity on Facebook, Instagram, TikTok and YouTube"
  ],
  [
    "Hide adverts everywhere except our marketplace post",
    "Hide comments that look like spam, but not under posts whose caption contains “marketplace”"
  ]
]
