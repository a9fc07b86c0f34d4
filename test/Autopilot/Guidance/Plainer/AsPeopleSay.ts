/** What owners, interns, clinics, bands and town halls write, and what is read. The compiler was changed until it read these. */
export const asPeopleSay: ReadonlyArray<readonly [sentence: string, meaning: string | null]> = [
  ["Delete messages from people selling followers.", "Hide comments that look like spam"],
  [
    "Keep parents' questions about fees.",
    "Keep comments that ask a question and contain “fee”, “fees”, “tuition”, “per term”, “per month”, “per year”, “membership cost”, “how much is membership”, “bursary”, “scholarship” or “deposit”"
  ],
  ["Keep lost dog posts.", "Keep comments that contain “lost dog”"],
  ["Racism comes down, no discussion.", "Hide comments that look hateful"],
  ["Blatant advertising gets deleted.", "Hide comments that look like spam"],
  ["Fans slagging off our last record are welcome to do so.", "Keep comments that sound negative and contain “record”"],
  ["When people post phone numbers, take them down.", "Hide comments that contain contact details"],
  ["Fairbrook Dental is the clinic across the street that we compete with.", "Competitors: Fairbrook Dental"],
  ["The other bakery in town is Crumb & Co, they are a competitor.", "Competitors: Crumb & Co"],
  ["We're happy for people to compare us with Bexley Motors.", "Keep comments that contain “Bexley Motors”"],
  ["On our YouTube channel, let swearing go.", "Keep comments that contain profanity on YouTube"],
  [
    "Anything that gives away a customer's address comes down.",
    "Hide comments that give the address where somebody lives"
  ],
  [
    "Pull any comment advertising loans.",
    "Hide comments that look like spam and contain “loan”, “loans”, “lender”, “lenders” or “fast cash”"
  ],
  [
    "anybody slagging off the drummer's wife gets the boot",
    "Hide comments that sound negative and contain “drummer's” and “wife” near each other"
  ],
  ["Please keep all the lovely thank yous to our nurses", "Keep comments that praise something and contain “nurses”"],
  [
    "Complaints about noise from the festival should stand, residents have a right to complain",
    "Keep comments that sound negative and contain “noise”, “noisy”, “loud”, “too loud”, “loud music”, “couldnt sleep”, “couldn t sleep”, “kept us awake”, “kept me awake”, “thin walls”, “thin walled”, “soundproof” or “party next door”"
  ],
  ["If it's just emojis let it through", "Keep comments that are nothing but emoji"],
  ["Wind-up merchants insulting our keeper: out", "Hide comments that insult somebody"],
  [
    "Weirdos commenting on the girls' bodies come down straight away",
    "Hide comments that speak of how somebody looks, their body or their weight"
  ],
  ["Personal attacks on councillors will not be tolerated", "Hide comments that insult somebody"],
  ["We're in competition with Brewdog and Camden", "Competitors: Brewdog, Camden"],
  [
    "Let the banter flow but get rid of racism",
    "Keep comments that contain “haha”, “hahaha”, “lol”, “lmao”, “banter”, “only joking”, “just kidding”, “unlucky”, “better luck next time”, “see you next”, “you lot”, “😂”, “🤣”, “😜” or “😉”; Hide comments that look hateful"
  ],
  ["Any sort of threat comes down immediately", "Hide comments that threaten somebody"],
  [
    "People flogging tickets above face value need to go",
    "Hide comments that offer something of their own for sale and contain “tickets”"
  ],
  ["posts with car registration plates should be hidden", "Hide comments that give the number plate of a vehicle"],
  ["I don't want strangers' phone numbers up there", "Hide comments that contain contact details"],
  ["All negative feedback must stay visible, council policy", "Keep comments that sound negative"],
  ["Leave polite disagreement where it is", "Keep comments that sound negative"],
  [
    "Steer clear of hiding jokes",
    "Keep comments that contain “haha”, “hahaha”, “hahahaha”, “lol”, “lmao”, “lmfao”, “rofl”, “just kidding”, “jk”, “joke”, “joking”, “pun”, “funny”, “hilarious”, “😂”, “🤣”, “😆” or “😅”"
  ],
  ["Hide comments telling kids to kill themselves", "Hide comments that speak of suicide or of hurting oneself"],
  ["Negative comments about our new logo? Keep them", "Keep comments that sound negative and contain “logo”"],
  ["Threats? Straight to me please", "Ask about comments that threaten somebody"],
  ["Suicidal comments need a human, pass them to me", "Ask about comments that speak of suicide or of hurting oneself"],
  ["Gym X down the road is a competitor", "Competitors: Gym X"],
  ['"Promote it on" comments go', "Hide comments that contain “Promote it on”"],
  ["Fake ticket links need to come down", "Hide comments that contain links and contain “fake ticket”"],
  ["Drop the comments selling fake IDs", "Hide comments that contain “IDs”"],
  ["anything to do with Brexit, take it down", "Hide comments that contain “Brexit”"],
  [
    "Trash talk between fans stays, racism doesn't",
    "Keep comments that contain “banter”, “rival fans”, “small club”, “plastic fans”, “empty seats” or “lost again”; Hide comments that look hateful"
  ],
  [
    "we want vaccine misinformation removed and vaccine questions kept",
    "Hide comments that speak of vaccines, where they are against it; Keep comments that speak of vaccines and ask a question"
  ],
  [
    "comments on the singer's looks should go",
    "Hide comments that speak of how somebody looks, their body or their weight"
  ],
  [
    "Anything body related about our models is not OK",
    "Hide comments that speak of how somebody looks, their body or their weight"
  ],
  ["Being a public body we must leave criticism up", "Keep comments that sound negative"],
  ["you should remove racist language whenever it pops up", "Hide comments that look hateful"],
  ["if you come across threats show them to me", "Ask about comments that threaten somebody"],
  ["the minute someone posts a phone number hide it", "Hide comments that contain contact details"],
  ["I'd be grateful if you left complaints up", "Keep comments that sound negative"],
  ["Scam accounts using our logo have to be hidden", "Hide comments that look like scams"],
  [
    "Any comment about grooming or child abuse goes straight to me",
    "Ask about comments that contain “groomer”, “grooming”, “paedo”, “pedo”, “paedophile”, “pedophile”, “nonce” or “predator”"
  ],
  ["please leave alone the folks who didn't like the film", "Keep comments that sound negative and contain “film”"],
  ["anything xenophobic comes straight off", "Hide comments that look hateful"],
  ["kids posting phone numbers — take those down at once", "Hide comments that contain contact details"],
  ["The only real rival we have is Planet Organic", "Competitors: Planet Organic"],
  ["We lose people to Aldi", "Competitors: Aldi"],
  ["Everything that smells of a pyramid scheme should go", "Hide comments that look like scams"],
  ["Compliments about the choir? Keep them all", "Keep comments that praise something and contain “choir”"],
  ["Homophobic chanting is out", "Hide comments that look hateful"],
  ["Disparaging remarks about nurses are to come down", "Hide comments that insult somebody"],
  [
    "I can live with rude words, not with racism",
    "Keep comments that contain profanity; Hide comments that look hateful"
  ],
  ["Nobody should be advertising their own gigs here", "Hide comments that look like spam"],
  ["we're up against Vue and Odeon", "Competitors: Vue, Odeon"],
  ["Vue is the other cinema in town, our competition", "Competitors: Vue"],
  [
    "Let people complain as long as they don't swear",
    "Keep comments that sound negative, except those that contain profanity"
  ],
  ["either hide or delete slurs", "Hide comments that look hateful"],
  ["Discount beggars go", "Hide comments that are about discounts and beg for money"],
  ["hide influencers asking for free stays", "Hide comments that ask for free things or to be partners"],
  [
    "Comments calling our vicar names should come down",
    "Hide comments that contain “vicar” and “names” near each other"
  ],
  ["Hide Polish spam", "Hide comments that look like spam in Polish"],
  ["Bots that post only emojis — hide them", "Hide comments that look like spam"],
  [
    "Suppress comments offering followers for sale.",
    "Hide comments that contain “buy followers”, “real followers”, “cheap followers”, “gain followers”, “get followers”, “more followers”, “free followers” or “selling followers”"
  ],
  [
    "Please don't delete old members reminiscing about the club",
    "Keep comments that contain “reminiscing” and “club” near each other"
  ],
  ["Check with me before you hide a one-star type of comment", "Ask before hiding comments that sound negative"],
  ['Bin the "DM me to promote your page" ones', "Hide comments that contain “DM me to promote your page”"],
  ["Sexual comments about our instructors, straight to hidden", "Hide comments that make sexual remarks"],
  ["Threats against staff come down immediately", "Hide comments that threaten somebody"],
  [
    "I'd like to see legal threats before anything happens to them",
    "Ask about comments that threaten with or speak of legal action"
  ],
  [
    "Tarot readers and spell casters: hide",
    "Hide comments that contain “spell caster”, “love spell”, “psychic”, “fortune teller”, “tarot”, “witchcraft”, “voodoo”, “dr spell”, “astrologer”, “horoscope”, “tarot reading” or “psychic reading”"
  ],
  ["We'd rather not have personal attacks on our drummer", "Hide comments that insult somebody"],
  [
    'hide job scams (the "earn 500 a day from home" lot)',
    "Hide comments that look like scams; Hide comments that look like scams and contain “earn 500 a day from home”"
  ],
  ["Lululemon is who we lose customers to", "Competitors: Lululemon"],
  ["feedback about the new menu stays up good or bad", "Keep comments that contain “menu”"],
  [
    "Parents' questions about the school run remain visible",
    "Keep comments that ask a question and contain “school” and “run” near each other"
  ],
  ["Hide the phishing ones that pretend to be our bank", "Hide comments that pretend to speak for the brand"],
  ["Slurs of any kind get hidden no matter who says them", "Hide comments that look hateful"],
  ["Copy-pasted chain messages out please", "Hide comments that look like spam"],
  ["Fans slagging off the ref is part of football, leave it", "Keep comments that sound negative and contain “ref”"],
  [
    "Delete hate, ask me about anything borderline rude",
    "Hide comments that look hateful; Ask about comments that insult somebody"
  ],
  [
    "youtube comments about sound quality should be left",
    "Keep comments that speak of how well something is made or lasts and contain “sound” on YouTube"
  ]
]
