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
    "Hide comments that speak of vaccines"
  ],
  [
    "If somebody reports a side effect, send it straight to our safety team",
    "Ask about comments that contain “side effect”, “adverse reaction”, “bad reaction”, “allergic reaction”, “rash”, “hives”, “palpitations”, “nausea”, “nauseous”, “dizzy”, “dizziness”, “swollen”, “broke out”, “made me ill”, “made me sick”, “felt ill” or “felt sick”"
  ],
  ["Insults are banned, criticism isn't", "Hide comments that insult somebody; Keep comments that sound negative"],
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
  ["Keep swearing as long as it's not aimed at staff", null],
  ["Keep complaints if they're not rude", "Keep comments that sound negative, except those that insult somebody"],
  [
    "Keep complaints as long as they are not spam",
    "Keep comments that sound negative, except those that look like spam"
  ],
  ["Hide links except YouTube ones", "Hide comments that contain links, except those that contain “YouTube”"],
  ["don't touch questions pls we need them for leads", "Keep comments that ask a question"],
  [
    "Customers saying the app is pay to win, just hide it",
    "Hide comments that contain “pay” and “win” near each other, except those that ask a question"
  ],
  ["Nobody needs to hear about Brexit here", "Hide comments that contain “Brexit”"],
  [
    "Parking questions we keep, politics we don't want",
    "Keep comments that ask a question and contain “parking”, “car park”, “parking space”, “parking fee” or “parked”; Hide comments that are about politics"
  ],
  [
    "Swearing is off limits, 'damn' we can live with",
    "Hide comments that contain profanity; Keep comments that contain “damn”"
  ],
  ["Make sure racist stuff is not visible", "Hide comments that look hateful"],
  ["Want all mentions of Kelda removed", "Hide comments that contain “Kelda”"],
  [
    "It would be great if questions about sponsorship were passed to me",
    "Ask about comments that ask a question and contain “partnership”, “partnerships”, “partner with”, “cooperation”, “cooperate”, “sponsor”, “sponsors”, “sponsoring”, “sponsorship”, “wholesale”, “bulk order”, “bulk orders”, “in bulk”, “large order”, “big order”, “stockist”, “distributor”, “distribute”, “distribution”, “b2b”, “business inquiry”, “business enquiry”, “business proposal”, “corporate”, “franchise”, “for our company” or “for our office”"
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
  ["Absolutely nothing about the court case please", "Hide comments that contain “court” and “case” near each other"],
  [
    "Anything to do with last week's power cut should wait for me",
    "Ask about comments that contain “power” and “cut” near each other"
  ],
  [
    "Fan theories okay, leaks not okay",
    "Keep comments that contain “theory”, “theories”, “theorise”, “my guess”, “i bet”, “prediction”, “predict” or “calling it”; Hide comments that contain “leaks”"
  ],
  [
    'No medical claims such as "cures cancer" or "detox"',
    "Hide comments that give medical advice or tell others what they suffer from; Hide comments that contain “cures cancer” or “detox”"
  ],
  ["tell me when someone threatens us", "Ask about comments that threaten somebody"],
  ["Threats: straight to the security team", "Ask about comments that threaten somebody"],
  [
    'Hide swearing unless it\'s just "bloody" or "damn"',
    "Hide comments that contain profanity, except those that contain “bloody” or “damn”"
  ],
  ["I'd love it if you could hide the ones about my ex, his name is Darren", null],
  [
    "hide insults to our drivers but leave complaints about late buses",
    "Hide comments that insult somebody; Keep comments that sound negative and contain “late” and “buses” near each other"
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
    "Ask about comments that ask a question and contain “dose”, “doses”, “dosage”, “how many mg”, “how many tablets”, “how many drops”, “how many a day”, “how much should i take”, “how often should i take”, “milligrams”, “mg”, “twice a day” or “per day”"
  ],
  ["Swearing at the ref is normal, leave it", null],
  [
    "Keep swearing but hide insults at staff",
    "Keep comments that contain profanity; Hide comments that insult somebody"
  ],
  [
    "We sponsor a children's hospital so no gore, no sex, no violence",
    "Hide comments that contain “gore”; Hide comments that contain “sex”; Hide comments that wish or praise violence"
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
  ["we dont want politics on the page, its a garden centre", "Hide comments that are about politics"]
]
