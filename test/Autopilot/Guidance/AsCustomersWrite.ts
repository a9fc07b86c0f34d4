import type { Meant } from "./CustomersOwnWords.ts"

/** The compiler was changed until it read these. */
export const looked: ReadonlyArray<Meant> = [
  ["don't touch complaints", "Keep comments that sound negative"],
  ["Delete scams immediately", "Hide comments that look like scams"],
  ["Competitor: Velora", "Competitors: Velora"],
  ["Competitors: Velora, Brightwick and Tall Oak", "Competitors: Velora, Brightwick, Tall Oak"],
  ["Keep complaints but hide swearing", "Keep comments that sound negative; Hide comments that contain profanity"],
  ["Leave criticism alone.", "Keep comments that sound negative"],
  ["Please leave bad reviews up, we answer them ourselves", "Keep comments that sound negative"],
  ["Get rid of spam straight away", "Hide comments that look like spam"],
  ["Always take down hate speech right away", "Hide comments that look hateful"],
  ["No swearing please", "Hide comments that contain profanity"],
  ["No links at all", "Hide comments that contain links"],
  ["Let questions through", "Keep comments that ask a question"],
  ["Price questions go to me", "Ask about comments that are about prices and ask a question"],
  ["Keep price questions", "Keep comments that are about prices and ask a question"],
  ["Make sure to hide phone numbers", "Hide comments that contain contact details"],
  ["We'd like you to hide anything about politics", "Hide comments that are about politics"],
  ["I want you to remove crypto stuff", "Hide comments that are about crypto"],
  ["You should never hide complaints", "Keep comments that sound negative"],
  ["Hide swear words on TikTok", "Hide comments that contain profanity on TikTok"],
  ["On Instagram, delete all links", "Hide comments that contain links on Instagram"],
  ["Hide links unless it's a question", "Hide comments that contain links, except those that ask a question"],
  [
    "Keep complaints except those with swearing",
    "Keep comments that sound negative, except those that contain profanity"
  ],
  ["Hide links, but not on Facebook", "Hide comments that contain links on Instagram, TikTok, YouTube and Threads"],
  ["Do not delete negative feedback", "Keep comments that sound negative"],
  ["Anything that looks like a scam should be removed", "Hide comments that look like scams"],
  ["Scams must go", "Hide comments that look like scams"],
  ["Spam has to go", "Hide comments that look like spam"],
  ["Refunds: ask me", "Ask about comments that are about refunds"],
  ["Hide: links, phone numbers", "Hide comments that contain links; Hide comments that contain contact details"],
  ["Keep: complaints and questions", "Keep comments that sound negative; Keep comments that ask a question"],
  ["Don't remove complaints even if they are harsh", "Keep comments that sound negative"],
  ["Insults are not ok", "Hide comments that insult somebody"],
  ["We hate spam, kill it", "Hide comments that look like spam"],
  ["Never let scams through", "Hide comments that look like scams"],
  ["Run refund requests by me first", "Ask about comments that are about refunds"],
  [
    "Feel free to hide discount codes",
    "Hide comments that are about discounts and contain “code”, except those that ask a question"
  ],
  [
    "Hide comments mentioning Velora, except questions",
    "Hide comments that contain “Velora”, except those that ask a question"
  ],
  ["Velora is our biggest competitor", "Competitors: Velora"],
  ["We compete with Velora and Brightwick", "Competitors: Velora, Brightwick"],
  [
    "Only hide links under ads",
    "Hide comments that contain links under ads; Keep comments that contain links under posts"
  ]
]

/** Written before anything was changed, and not looked at until it was. */
export const setAside: ReadonlyArray<Meant> = [
  ["leave negative reviews alone please", "Keep comments that sound negative"],
  ["Remove racist comments immediately!", "Hide comments that look hateful"],
  ["Rivals: Pinehurst, Oslo & Sons", "Competitors: Pinehurst, Oslo & Sons"],
  ["Keep questions but delete links", "Keep comments that ask a question; Hide comments that contain links"],
  ["Don't touch praise", "Keep comments that praise something"],
  ["Take down anything with a phone number at once", "Hide comments that contain contact details"],
  ["no politics", "Hide comments that are about politics"],
  ["No gambling or crypto", "Hide comments that are about gambling; Hide comments that are about crypto"],
  ["Let complaints stay", "Keep comments that sound negative"],
  ["Delivery questions should go to us", "Ask about comments that are about delivery and ask a question"],
  ["Please make sure that spam gets hidden", "Hide comments that look like spam"],
  ["Could you hide GIFs on Facebook", "Hide comments that contain images on Facebook"],
  ["On ads hide mentions of Pinehurst", "Hide comments that contain “Pinehurst” under ads"],
  [
    'Hide discount codes unless they contain "OURS10"',
    "Hide comments that are about discounts and contain “code”, except those that contain “OURS10” or ask a question"
  ],
  ["Keep complaints, except hate", "Keep comments that sound negative, except those that look hateful"],
  ["Swearing has to go", "Hide comments that contain profanity"],
  ["Complaints can stay up", "Keep comments that sound negative"],
  ["Ask: refunds", "Ask about comments that are about refunds"],
  ["Pinehurst is a competitor of ours", "Competitors: Pinehurst"],
  ["Always run price questions by us", "Ask about comments that are about prices and ask a question"],
  ["Hide nothing that is a complaint", null],
  ["We don't allow links here", "Hide comments that contain links"],
  ["Links aren't allowed", "Hide comments that contain links"],
  ["Never ever show scams", "Hide comments that look like scams"],
  ["You can hide religious comments", "Hide comments that are about religion"],
  ["I would like you to keep compliments", "Keep comments that praise something"],
  ["People may complain, that is fine", "Keep comments that sound negative"],
  ["Hide everything from Pinehurst fans", null],
  ["Our competition is Pinehurst and Tarn", "Competitors: Pinehurst, Tarn"],
  ["Emails must not be shown", "Hide comments that contain contact details"]
]
