import type { Meant } from "./CustomersOwnWords.ts"

/** How people write in passing. The compiler was changed until it read these. */
export const sloppy: ReadonlyArray<Meant> = [
  ["Keep complaints about zippers", "Keep comments that sound negative and contain “zippers”"],
  ["Hide links from bob", null],
  [
    "ask me about anything that sounds like self harm",
    "Ask about comments that speak of suicide or of hurting oneself"
  ],
  ["Flag threats to me, also hide them immediately.", null],
  ["Hide phone numbers and email adresses, GDPR", "Hide comments that contain contact details"],
  ["ask me about anything that looks like a scam", "Ask about comments that look like scams"],
  [
    "we don't mind swearing unless at our staff",
    "Keep comments that contain profanity, except those that insult somebody"
  ],
  ["Be nice", null],
  ["/etc/steward/guidance.txt", null],
  ["guidance.txt", null],
  ["C:\\Users\\me\\guidance.txt", null],
  ["no spam pls", "Hide comments that look like spam"],
  ["pls hide spam + scams", "Hide comments that look like spam; Hide comments that look like scams"],
  ["hide all the crypto scammers", "Hide comments that are about crypto and look like scams"],
  ["dont delete any bad reviews, ever", "Keep comments that sound negative"],
  ["Complaints stay. Spam goes.", "Keep comments that sound negative; Hide comments that look like spam"],
  ["scams = delete, complaints = keep", "Hide comments that look like scams; Keep comments that sound negative"],
  ["Questions ok, links not ok", "Keep comments that ask a question; Hide comments that contain links"],
  [
    "Please keep all customer complaints visible, but remove any hateful comments.",
    "Keep comments that sound negative; Hide comments that look hateful"
  ],
  [
    "Hide swearing on TikTok, keep it on Facebook",
    "Hide comments that contain profanity on TikTok; Keep comments that contain profanity on Facebook"
  ],
  ["Remove phone numbers and emails on ads", "Hide comments that contain contact details under ads"],
  [
    "hide competitor mentions but not on the Fjord Coffee account",
    "Hide comments that mention a competitor, but not on the account “Fjord Coffee”"
  ],
  ["On the Fjord Coffee account, hide links", "Hide comments that contain links on the account “Fjord Coffee”"],
  [
    "Only on the Fjord Tea account: hide discount codes",
    "Hide comments that are about discounts and contain “code” on the account “Fjord Tea”, except those that ask a question; Keep comments that are about discounts, but not on the account “Fjord Tea”"
  ],
  ["Hide links on posts about the sale", "Hide comments that contain links under posts whose caption contains “sale”"],
  [
    "On posts about the giveaway keep all questions",
    "Keep comments that ask a question under posts whose caption contains “giveaway”"
  ],
  [
    "hide questions on posts about the summer sale",
    "Hide comments that ask a question under posts whose caption contains “summer sale”"
  ],
  [
    "Hide links only on ads",
    "Hide comments that contain links under ads; Keep comments that contain links under posts"
  ],
  [
    "Hide links only if they mention Shopify",
    "Hide comments that contain links and contain “Shopify”; Keep comments that contain links, except those that contain “Shopify”"
  ],
  [
    "Swearing is only ok on TikTok",
    "Keep comments that contain profanity on TikTok; Hide comments that contain profanity on Facebook, Instagram, YouTube and Threads"
  ],
  ["Hide insults but not criticism", "Hide comments that insult somebody, except those that sound negative"],
  ["hide links unless they're in a question", "Hide comments that contain links, except those that ask a question"],
  ["Please, no more gambling comments!", "Hide comments that are about gambling"],
  ["kill all spam", "Hide comments that look like spam"],
  ["zap bots asap", "Hide comments that look like spam"],
  ["Bin anything racist.", "Hide comments that look hateful"],
  [
    "Spam: remove. Scams: remove. Complaints: leave.",
    "Hide comments that look like spam; Hide comments that look like scams; Keep comments that sound negative"
  ],
  ["it's fine if people complain", "Keep comments that sound negative"],
  ["People can swear, we don't care", "Keep comments that contain profanity"],
  ["We're okay with people posting links", "Keep comments that contain links"],
  ["if someone is being racist delete it", "Hide comments that look hateful"],
  ["If people ask about price, leave it up", "Keep comments that ask a question and are about prices"],
  ["Any mention of Nordlys should be taken down", "Hide comments that contain “Nordlys”"],
  ["our biggest competitor is Nordlys, hide them", "Hide comments that contain “Nordlys”"],
  ["Competitor: Nordlys", "Competitors: Nordlys"],
  ["competitors - Nordlys, Havn Brew, and Tind", "Competitors: Nordlys, Havn Brew, Tind"],
  ["We compete with nordlys and tind", null],
  [
    "Hide: spam; scams; hate speech",
    "Hide comments that look like spam; Hide comments that look like scams; Hide comments that look hateful"
  ],
  ["I'd prefer complaints to stay visible", "Keep comments that sound negative"],
  [
    "Leave up anything negative as long as there's no swearing",
    "Keep comments that sound negative, except those that contain profanity"
  ],
  [
    "Keep negative comments except if they contain swear words",
    "Keep comments that sound negative, except those that contain profanity"
  ],
  ["Keep complaints, unless hateful", "Keep comments that sound negative, except those that look hateful"],
  ["Don't hide links to fjordcoffee.com", "Keep comments that contain links and contain “fjordcoffee.com”"],
  ["flag refund requests for me", "Ask about comments that are about refunds"],
  ["Send anything about refunds our way", "Ask about comments that are about refunds"],
  ["Refunds and chargebacks should be escalated to us", "Ask about comments that are about refunds"],
  ["let me decide about discount codes", "Ask about comments that are about discounts"],
  ["Hide everything", null],
  ["Hide nothing", null],
  ["Please treat our customers with respect", null],
  ["We want a friendly community", null],
  [
    "Hide politics and religion everywhere except YouTube",
    "Hide comments that are about politics on Facebook, Instagram, TikTok and Threads; Hide comments that are about religion on Facebook, Instagram, TikTok and Threads"
  ],
  [
    "do not ever remove questions about delivery from ads",
    "Keep comments that ask a question and are about delivery under ads"
  ],
  [
    "Don't show phone numbers or emails under our sponsored posts",
    "Hide comments that contain contact details under ads"
  ]
]

/** In another voice, written to judge it; what was misread or plain was mended then. */
export const formal: ReadonlyArray<Meant> = [
  ["Kindly refrain from removing criticism of our products.", "Keep comments that sound negative"],
  [
    "We would be grateful if links could be hidden on our Instagram profile.",
    "Hide comments that contain links on Instagram"
  ],
  ["Remarks of a racist nature are to be removed without exception.", "Hide comments that look hateful"],
  [
    "Please be so good as to hide vulgar language under our advertisements.",
    "Hide comments that contain profanity under ads"
  ],
  ["Under no circumstances should complaints be deleted.", "Keep comments that sound negative"],
  ["Should someone enquire about refunds, kindly refer it to us.", null],
  ["Our principal competitors are Havgard and Lysbro.", "Competitors: Havgard, Lysbro"],
  [
    'No promo codes, except "FJORD15".',
    "Hide comments that are about discounts and contain “code”, except those that contain “FJORD15” or ask a question"
  ],
  ["crypto bros out", "Hide comments that are about crypto"],
  ["swearing? hide it", "Hide comments that contain profanity"],
  ["pics ok, links no", "Keep comments that contain images; Hide comments that contain links"],
  ["yo delete the spam lol", "Hide comments that look like spam"],
  ["leave haters alone", null],
  ["dont care about swearing tbh", "Keep comments that contain profanity"],
  ["politics on TikTok → delete", "Hide comments that are about politics on TikTok"],
  [
    "i want anything about giveaways on the Oslo account hidden",
    "Hide comments that contain “giveaways” on the account “Oslo”"
  ],
  ["Insults aimed at our team must go", "Hide comments that insult somebody"],
  ['Hide "dupe" but only on YouTube', "Hide comments that contain “dupe” on YouTube"],
  ['Keep mentions of "recall", even negative ones', "Keep comments that contain “recall”"],
  [
    "If it's negative, keep it; if it's spam, remove it.",
    "Keep comments that sound negative; Hide comments that look like spam"
  ],
  ["Only our Bergen account should allow links.", null],
  [
    "For the Fjord Tea page: complaints stay, spam goes",
    "Keep comments that sound negative on the account “Fjord Tea”; Hide comments that look like spam on the account “Fjord Tea”"
  ],
  [
    "on giveaway posts don't hide links",
    "Keep comments that contain links under posts whose caption contains “giveaway”"
  ],
  [
    "keep questions on our launch post",
    "Keep comments that ask a question under posts whose caption contains “launch”"
  ],
  [
    "On ads about the winter sale, hide price complaints",
    "Hide comments that are about prices and sound negative under ads whose caption contains “winter sale”"
  ],
  ["hide comments on posts about layoffs that mention politics", null],
  ["Delete anything with a whatsapp number", "Hide comments that contain contact details"],
  ["Ask before hiding praise", "Ask before hiding comments that praise something"],
  [
    "Ask me about links except on Facebook",
    "Ask about comments that contain links on Instagram, TikTok, YouTube and Threads"
  ],
  ["Please never hide customers asking for help", "Keep comments that ask a question"],
  ["Allow competitor mentions in questions", null],
  [
    "Never hide compliments unless they contain links",
    "Keep comments that praise something, except those that contain links"
  ],
  [
    "We don't allow: links, phone numbers, gambling",
    "Hide comments that contain links; Hide comments that contain contact details; Hide comments that are about gambling"
  ],
  [
    "Allowed: complaints, questions. Not allowed: spam",
    "Keep comments that sound negative; Keep comments that ask a question; Hide comments that look like spam"
  ],
  ["hide all gifs n pics", "Hide comments that contain images"],
  ["Hide profanity everywhere.", "Hide comments that contain profanity"],
  ["Take away any post that's homophobic", "Hide comments that look hateful"],
  ["remove anyone pretending to be us", "Hide comments that pretend to speak for the brand"],
  [
    "Hide religion talk, but religion questions are fine",
    "Hide comments that are about religion; Keep comments that are about religion and ask a question"
  ],
  ["Don't hide Havgard", "Keep comments that contain “Havgard”"]
]
