/** A sentence as a brand might write it, and what a person says it means, or null where it should be reported back. */
export type Meant = readonly [sentence: string, meaning: string | null]

/** Written before the compiler had seen them; three of them were misread then, and rules were made for their kinds. */
export const readBefore: ReadonlyArray<Meant> = [
  ["Get rid of anyone plugging their own shop.", "Hide comments that look like spam"],
  ["Leave it up when people say the shoes are too expensive.", "Keep comments that contain “expensive”"],
  ["Don't hide comments just because they contain a link to our own website.", null],
  ["Hide comments from people who never bought anything.", null],
  ["Hide everything that isn't about our products.", null],
  [
    "Remove links and phone numbers but keep questions about sizes.",
    "Hide comments that contain links; Hide comments that contain contact details; Keep comments that ask a question and contain “size”, “sizes”, “sizing”, “true to size”, “runs small”, “run small”, “runs big”, “run big”, “runs large”, “too small”, “too big”, “too tight”, “petite”, “plus size”, “size chart”, “measurements”, “small or medium”, “medium or large”, “xs”, “xl”, “xxl”, “what fit”, “how does it fit”, “does it fit” or “do they fit”"
  ],
  ["We sell handmade candles and ship to all of Europe.", "A fact"],
  ["Never hide a comment in which somebody praises us.", "Keep comments that praise something"],
  [
    "If a customer complains about a late delivery, leave it up.",
    "Keep comments that say that something has not come in time"
  ],
  ["If somebody swears at our staff, hide it.", "Hide comments that insult somebody"],
  ["Ask me about anything concerning refunds or chargebacks.", "Ask about comments that are about refunds"],
  ["Keep jokes about our mascot Bruno.", "Keep comments that contain “Bruno”"],
  [
    "Hide comments that mention Salomon unless they ask about compatibility.",
    "Hide comments that contain “Salomon”, except those that ask a question and contain “compatibility”"
  ],
  ["Please do not delete negative reviews.", "Keep comments that sound negative"],
  ["Hide mentions of Trump and Biden.", "Hide comments that contain “Trump” or “Biden”"],
  ["No politics under our ads.", "Hide comments that are about politics under ads"],
  ["On TikTok hide every link.", "Hide comments that contain links on TikTok"],
  ["Show comments about discounts, but hide discount codes of other shops.", null],
  ["Hide discounts and coupons from other brands.", null],
  ["Do not allow spam, except from our partner Vela.", null],
  ['Delete comments with the word "scam" in them.', "Hide comments that contain “scam”"],
  ["Hide comments saying we are cheap.", null],
  ["We don't mind complaints.", "Keep comments that sound negative"],
  ["We don't mind bad language.", "Keep comments that contain profanity"],
  [
    "Profanity is fine as long as it isn't aimed at somebody.",
    "Keep comments that contain profanity, except those that insult somebody"
  ],
  ["Hide rude comments but not criticism.", "Hide comments that insult somebody, except those that sound negative"],
  ["Ask me before hiding anything from Anna Berg.", null],
  ["Our biggest rivals are Nordvind, Pela & Co and Tusk.", "Competitors: Nordvind, Pela & Co, Tusk"],
  ["Hide their names.", null],
  ["Hide competitor names and the prices they charge.", null],
  ["Keep all questions, even if they contain a link.", null],
  ["Anything about Black Friday goes to me.", "Ask about comments that contain “Black Friday”"],
  ["Comments with images should be checked with me.", "Ask about comments that contain images"],
  ["Hide comments after midnight.", null],
  ["Hide crypto and gambling stuff.", "Hide comments that are about crypto; Hide comments that are about gambling"],
  ["Only hide scams.", null],
  ["Hide nothing on YouTube.", null],
  ["Don't hide anything except hate.", null],
  ["Hide comments that don't mention Bruno.", null],
  ["Never show links without asking me.", null],
  ["Emails are ok, phone numbers are not.", null],
  ["Hide any mention of Kelda and their products.", null],
  ["Keep mentions of Anna, our founder.", "Keep comments that contain “Anna”"],
  ["Hide links on Instagram but not on Facebook.", "Hide comments that contain links on Instagram"],
  ["Hide phone numbers and e-mail addresses under ads.", "Hide comments that contain contact details under ads"],
  ["Hide questions about Tesla.", "Hide comments that ask a question and contain “Tesla”"],
  [
    "Keep complaints about Lumo, hide complaints about us.",
    "Keep comments that sound negative and contain “Lumo”; Hide comments that sound negative"
  ],
  ["Hide Spanish.", null],
  ["Hide comments in French.", "Hide comments in French"],
  ["Hide comments with emojis.", null],
  [
    "Love and heart emojis stay",
    "Keep comments that contain “love”, “❤️”, “❤”, “🧡”, “💛”, “💚”, “💙”, “💜”, “🖤”, “🤍”, “💕”, “💖”, “💗”, “😍” or “🥰”"
  ],
  ["Hide personal attacks on the physio Dr. Jones", null],
  ["Hide digs at the coach Anna Berg", null],
  ["Don't remove praise for Kelda.", "Keep comments that praise something and contain “Kelda”"],
  ["Ask me about Greta.", "Ask about comments that contain “Greta”"],
  ["Ask about prices in Norway.", "Ask about comments that are about prices and contain “Norway”"],
  ["Hide everything except questions.", null],
  ["Hide spam and everything from Bob.", null],
  [
    'Keep comments with "love" and hide comments with "hate".',
    "Keep comments that contain “love”; Hide comments that contain “hate”"
  ],
  ['Hide "cheap".', "Hide comments that contain “cheap”"],
  ["Never keep scams.", "Hide comments that look like scams"],
  [
    "Always remove hateful comments on our Black Friday ads.",
    "Hide comments that look hateful under ads whose caption contains “Black Friday”"
  ],
  ["Stop hiding comments about politics.", "Keep comments that are about politics"],
  ["Hide comments about Nike shoes.", "Hide comments that contain “Nike” and “shoes” near each other"],
  ["Keep links to Wikipedia.", "Keep comments that contain links and contain “Wikipedia”"],
  ["Hide links to Wikipedia.", "Hide comments that contain links and contain “Wikipedia”"],
  ["Delete links that are not ours.", null],
  ["Leave insults against us.", null],
  ["Insults against us - we can take it, leave them.", null],
  ["No links, please.", "Hide comments that contain links"],
  ["No complaints should be hidden.", "Keep comments that sound negative"],
  ["No comment about Kelda should stay.", "Hide comments that contain “Kelda”"],
  ["Not everything negative should be hidden.", null],
  [
    "Please always allow questions about delivery on Facebook.",
    "Keep comments that ask a question and are about delivery on Facebook"
  ],
  ["Comments about the CEO are fine.", "Keep comments that contain “CEO”"],
  [
    "Comments with profanity are not fine unless they are complaints.",
    "Hide comments that contain profanity, except those that sound negative"
  ],
  [
    "Remove scams, except when they mention Kelda.",
    "Hide comments that look like scams, except those that contain “Kelda”"
  ],
  ["If people mention Kelda or Vela, remove it.", "Hide comments that contain “Kelda” or “Vela”"],
  ["If someone asks about refunds, don't hide it.", "Keep comments that are about refunds"],
  ["Hide it if someone mentions Kelda on YouTube.", "Hide comments that contain “Kelda” on YouTube"],
  ["Do not hide or delete complaints.", "Keep comments that sound negative"],
  ["Hide offers from Kelda.", null],
  ["Hide comments that tag @kelda.", "Hide comments that contain “@kelda”"],
  ["Hide comments tagging friends.", "Hide comments that tag somebody"],
  ["Allow swearing but not slurs.", "Keep comments that contain profanity, except those that look hateful"],
  ["Hide insults against Anna.", "Hide comments that insult somebody and contain “Anna”"],
  ["Hide the competitor Kelda.", "Hide comments that contain “Kelda”"],
  ["Kelda is not a competitor.", null],
  ["Kelda is no longer our competitor.", null],
  ["Our competitors are not Kelda or Vela.", null],
  ["Our competitor is Kelda, our partner is Vela.", null],
  ["We are competitors of Kelda.", null],
  ["Our competitors are cheaper.", null],
  ["Delivery takes five days, so hide complaints.", null],
  ["Our prices are fine.", null],
  ["Our returns are free and links are allowed.", "Keep comments that contain links"]
]

/** Written after that. */
export const fresh: ReadonlyArray<Meant> = [
  ["Take down anything racist or sexist.", "Hide comments that look hateful"],
  ["We are a family bakery from Bergen.", "A fact"],
  [
    "Don't touch comments about the recall, I want to see them first.",
    "Ask about comments that contain “the recall”, “a recall”, “this recall”, “that recall”, “your recall”, “any recall”, “no recall”, “another recall”, “product recall”, “safety recall”, “food recall”, “recall notice”, “recall list”, “recall on”, “recall of”, “recall for”, “recall all”, “recall these”, “the recalls”, “any recalls”, “recalled”, “recalling”, “pulled from the shelves”, “pulled off the shelves”, “off the shelves”, “off the shelf”, “taken off the market”, “withdrawn from sale” or “batch number”"
  ],
  [
    "Please remove any mention of Kaffebrenneriet on our ads.",
    "Hide comments that contain “Kaffebrenneriet” under ads"
  ],
  ["Customers may complain as much as they like.", "Keep comments that sound negative"],
  ["Hide comments that mention Ravn & Falk.", null],
  ["Any comment with a phone number has to go.", "Hide comments that contain contact details"],
  ["Nobody should be able to post links.", "Hide comments that contain links"],
  ["Leave questions about gluten alone.", "Keep comments that ask a question and contain “gluten”"],
  [
    "If somebody mentions allergies, ask me.",
    "Ask about comments that contain “allergic reaction”, “allergic”, “allergy”, “allergies”, “allergen”, “hives”, “anaphylaxis”, “anaphylactic” or “epipen”"
  ],
  [
    "Hide betting and crypto comments on YouTube, but leave praise.",
    "Hide comments that are about gambling on YouTube; Hide comments that are about crypto on YouTube; Keep comments that praise something"
  ],
  ["Keep everything from our ambassadors.", null],
  ["Swearing is okay on TikTok.", "Keep comments that contain profanity on TikTok"],
  ["Do not allow swearing on Facebook or Instagram.", "Hide comments that contain profanity on Facebook and Instagram"],
  ["Comments about politics should come to me first.", "Ask about comments that are about politics"],
  ["Hide comments about the price.", "Hide comments that are about prices"],
  ["Never remove refund requests.", "Keep comments that are about refunds"],
  ["Hide the hashtag #boycottbergen.", "Hide comments that contain “#boycottbergen”"],
  [
    "Ask us before deleting complaints about shipping.",
    "Ask before hiding comments that sound negative and are about delivery"
  ],
  ["Always show positive feedback.", "Keep comments that praise something"],
  ["I don't want to see any casino ads.", "Hide comments that are about gambling and look like spam"],
  [
    'Discount codes are not allowed unless they contain "BERGEN".',
    "Hide comments that are about discounts and contain “code”, except those that contain “BERGEN” or ask a question"
  ],
  [
    "Hide comments with pictures, except questions.",
    "Hide comments that contain images, except those that ask a question"
  ],
  ["No religion, no politics.", "Hide comments that are about religion; Hide comments that are about politics"],
  ["We don't want comments about Elon Musk.", "Hide comments that contain “Elon Musk”"],
  ["Hide bots.", "Hide comments that look like spam"],
  ["We are open from eight to five.", "A fact"],
  ["Our rivals: Godt Brød and Baker Hansen.", "Competitors: Godt Brød, Baker Hansen"],
  ["Remove insults.", "Hide comments that insult somebody"],
  ["People asking when we open should get an answer.", null],
  ["Do not remove or hide criticism.", "Keep comments that sound negative"],
  [
    "Hide anything about Oslo unless it is a question.",
    "Hide comments that contain “Oslo”, except those that ask a question"
  ],
  ['Keep the word "damn".', "Keep comments that contain “damn”"],
  ["Block links to other bakeries.", null],
  ["I hate it when people spam.", null],
  [
    "Under our ads, hide competitors and links.",
    "Hide comments that mention a competitor under ads; Hide comments that contain links under ads"
  ]
]
